import { textToDigest } from '@domain/quiz/answer-digest.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { act, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../i18n/i18n.ts';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { sha256 } from '../../lib/sha256.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { freshPlay, playReducer } from './play.ts';
import { Questions } from './playing.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;

function Play({ quiz }: { quiz: Quiz }) {
  const [play, dispatch] = useReducer(playReducer, { ...freshPlay('id', quiz), name: 'Sam' });
  return <Questions quiz={quiz} play={play} dispatch={dispatch} note={undefined} />;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const verdict = () => document.querySelector('[role="status"]');
const point = (kind: 'over' | 'out') =>
  act(async () => verdict()?.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true })));
/** Presses as a mouse does, or with `detail` 0 as the Enter key. */
const press = (name: string, detail = 1) =>
  act(async () => {
    const pressed = button(name);
    pressed?.focus();
    pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    await waitFor(() => expect(pressed?.getAttribute('aria-disabled')).toBe('true'));
  });
/** The verdict needs the browser's own SHA-256, which is no timer. */
const isTold = () =>
  waitFor(async () => {
    await pass(0);
    expect(verdict()?.textContent).toContain('Correct!');
  });

beforeEach(async () => {
  await loadTexts('take-quiz', 'games', 'common');
  const quiz = makeQuiz('never-have-i-ever');
  const questions = await Promise.all(
    quiz.questions.map(async (question) => ({
      ...question,
      digest: await sha256(textToDigest(question.salt, 'never')),
    })),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Play quiz={{ ...quiz, questions }} />
      </BrowserRouter>,
    ),
  );
  await pass(300); // until then a second tap on the button before must not answer
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the verdict shows for 2.5 seconds, but stays while the pointer is on it, and the pressed answer keeps the focus', async () => {
  await press('I Have Never');
  await isTold();
  expect(document.activeElement).toBe(button('I Have Never'));
  expect(button('Next')).toBeUndefined();
  await point('over');
  await pass(60_000);
  expect(text()).toContain('Question 1 of 5');
  await point('out');
  await pass(2000);
  expect(text()).toContain('Question 1 of 5');
  await pass(500);
  expect(text()).toContain('Question 2 of 5');
});

test('with the keyboard the verdict stays until Next is pressed', async () => {
  await press('I Have Never', 0);
  await isTold();
  await pass(60_000);
  expect(text()).toContain('Question 1 of 5');
  expect(document.activeElement).toBe(button('I Have Never'));
  await act(async () => button('Next')?.click());
  expect(text()).toContain('Question 2 of 5');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('with reduced motion Next is available before the time is over', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
  await press('I Have Never');
  await isTold();
  await act(async () => button('Next')?.click());
  expect(text()).toContain('Question 2 of 5');
  vi.restoreAllMocks();
});
