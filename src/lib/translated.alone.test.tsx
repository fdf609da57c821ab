// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { workWithTranslators } from './translated.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
workWithTranslators();

/** Texts beside others that come, change and go. */
function Page() {
  const [step, setStep] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setStep(step + 1)}>
        on
      </button>
      <p>
        {step > 0 && <b>new</b>}
        {step} of {'three'}
        {step < 2 && 'soon'}
      </p>
    </main>
  );
}

const textsOf = (root: Element) => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts.filter(({ data }) => data.trim() !== '');
};
const font = (text: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(text);
  outer.append(inner);
  return outer;
};
const TRANSLATORS: [string, (text: Text) => void][] = [
  [
    'puts elements around texts',
    (text) => {
      const outer = font('');
      text.before(outer);
      outer.firstChild?.appendChild(text);
    },
  ],
  ['puts elements in their place', (text) => text.replaceWith(font(text.data.toUpperCase()))],
  [
    'puts elements before them, and takes them away',
    (text) => {
      text.before(font(text.data.toUpperCase()));
      text.remove();
    },
  ],
];

test.each(TRANSLATORS)('React goes on where a translator %s', async (_, translate) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Page />));
  const shown = () => place.querySelector('p')?.textContent?.toLowerCase();
  for (const expected of ['new1 of threesoon', 'new2 of three', 'new3 of three']) {
    for (const text of textsOf(place)) translate(text);
    await act(async () => place.querySelector('button')?.click());
    expect(shown()).toBe(expected);
  }
  await act(async () => root.unmount());
  expect(place.textContent).toBe('');
  place.remove();
});
