import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { BrowserContext, Page } from 'playwright-core';
import * as google from '../e2e/google-script.ts';
import { vouchForNobody as vouchForNone } from '../e2e/google-script.ts';

export interface Media {
  media?: 'print' | 'screen';
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Sets what the page's device prefers. */
export const emulateMedia = defineBrowserCommand<[Media]>(({ page }, media) => page.emulateMedia(media));

/** Sets the size of letters that somebody has chosen in the browser; 16 unless they did. */
export const setTextSize = defineBrowserCommand<[number]>(async ({ page, context }, standard) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
});

export interface Reply {
  status: number;
  json: unknown;
}

/** Answers the page's requests to addresses like `glob` itself; without a reply they fail as without a network. */
export const answerRequests = defineBrowserCommand<[string, Reply?]>(({ context }, glob, reply) =>
  context.route(glob, (route) => (reply ? route.fulfill(reply) : route.abort())),
);

/** Resolved when a page's requests may go on, or are lost. */
const releases = new WeakMap<BrowserContext, PromiseWithResolvers<boolean>>();

/** Lets the page's requests to addresses like `glob` wait until `releaseRequests`. */
export const holdRequests = defineBrowserCommand<[string]>(async ({ context }, glob) => {
  const release = releases.get(context) ?? Promise.withResolvers<boolean>();
  releases.set(context, release);
  await context.route(glob, async (route) => {
    await ((await release.promise) ? route.abort() : route.continue());
  });
});

/** Lets the backend do what the page's requests to addresses like `glob` ask for, and loses its answers. */
export const loseAnswers = defineBrowserCommand<[string]>(({ context }, glob) =>
  context.route(glob, async (route) => {
    await route.fetch();
    await route.abort();
  }),
);

/** Ends what the commands above began; with `isLost`, what was held fails. */
export const releaseRequests = defineBrowserCommand<[boolean?]>(async ({ context }, isLost = false) => {
  releases.get(context)?.resolve(isLost);
  releases.delete(context);
  await context.unrouteAll({ behavior: 'wait' });
});

/** What gives back the clipboard that a page holds. */
const held = new WeakMap<BrowserContext, () => void>();
let clipboardIsFree = Promise.resolve();

/** Waits until no other page of this browser holds its one clipboard, and holds it. */
export const holdClipboard = defineBrowserCommand(async ({ context }) => {
  if (held.has(context)) return;
  const isFree = clipboardIsFree;
  const { promise, resolve } = Promise.withResolvers<void>();
  clipboardIsFree = promise;
  held.set(context, resolve);
  await isFree;
});

export const releaseClipboard = defineBrowserCommand(({ context }) => {
  held.get(context)?.();
  held.delete(context);
});

/** Has the Auth emulator's window stand in for Google's, until the requests are released. */
export const standInForGoogle = defineBrowserCommand(({ context }) => google.standInForGoogle(context));

/** From here on Google does not vouch for addresses. */
export const vouchForNobody = defineBrowserCommand(async ({ context }) => {
  await vouchForNone(context);
});

/** Returns the window that the page has opened, or is about to open. */
const windowOf = async (page: Page): Promise<Page> =>
  page
    .context()
    .pages()
    .find((one) => one !== page) ?? page.context().waitForEvent('page');

/** Signs in, in Google's window, with an account that is new to it. */
export const signInAtGoogle = defineBrowserCommand<[{ name: string; email: string }]>(async ({ page }, person) =>
  google.signInAtGoogle(await windowOf(page), person),
);

/** Chooses an account that Google's window knows already. */
export const chooseAtGoogle = defineBrowserCommand<[string]>(async ({ page }, email) =>
  google.chooseAtGoogle(await windowOf(page), email),
);

/** Closes Google's window. */
export const closeGoogle = defineBrowserCommand(async ({ page }) => (await windowOf(page)).close());

/** Calls a function of backend.ts in Node; arguments and result are plain data. */
export const backend = defineBrowserCommand<[string, unknown[]]>(async (_, name, given) => {
  const functions = (await import('./backend.ts')) as unknown as Record<string, (...given: unknown[]) => unknown>;
  const found = functions[name];
  if (!found) throw new Error(`tests/screens/backend.ts has no ${name}.`);
  return found(...given);
});
