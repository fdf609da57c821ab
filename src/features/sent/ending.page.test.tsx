import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../i18n/i18n.ts';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { Ending } from './ending.tsx';

beforeAll(() => loadTexts('sent', 'common'));

const waysOn = (recipient?: { name: string; username: string }) => {
  document.body.innerHTML = renderToStaticMarkup(
    <BrowserRouter>
      <Ending as="deleted" kind="message" recipient={recipient} />
    </BrowserRouter>,
  );
  return [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
};

test('after a message is deleted, the page links to writing to the same person again, if they are known', () => {
  expect(waysOn({ name: 'Nora Lee', username: 'nora' })).toEqual([
    ['Write to Nora again', '/nora/anonymous-messages'],
    ['Return to Home', '/'],
  ]);
  expect(waysOn()).toEqual([['Return to Home', '/']]);
});
