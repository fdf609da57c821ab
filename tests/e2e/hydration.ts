import type { Page } from '@playwright/test';

/** Everything that the browser complains about, but for the status of a page that says what it is. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const isStatus = /the server responded with a status of 404/.test(message.text());
    if (message.type() === 'error' && !isStatus) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  return said;
}

/** Resolves when React has taken over the page: its heading, or another `part`. */
export const isHydrated = (page: Page, part = 'main h1') =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((name) => name.startsWith('__reactFiber')),
    part,
  );
