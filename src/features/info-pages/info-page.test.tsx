import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fetchNamespace } from '../../i18n/texts.ts';
import { InfoPage } from './info-page.tsx';

test('a page that is only text needs nothing but its texts', async () => {
  await fetchNamespace('en', 'about');
  const html = renderToStaticMarkup(<InfoPage of="about" color="teal" />);
  const shown = [...html.matchAll(/<(?:h1|h2|p)\b[^>]*>([^<]*)/g)].map(([, text]) => text?.slice(0, 20));
  expect(shown).toEqual([
    'About WhoKnows',
    'One small question e',
    'It started with a be',
    'Every group has some',
    'We wanted something ',
    'Three games and an i',
    'What we stand for',
    'So, who knows you?',
  ]);
});
