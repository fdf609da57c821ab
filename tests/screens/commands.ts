import { defineBrowserCommand } from '@vitest/browser-playwright';

export interface Media {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Sets what the page's device prefers. */
export const emulateMedia = defineBrowserCommand<[Media]>(({ page }, media) => page.emulateMedia(media));

export interface Reply {
  status: number;
  json: unknown;
}

/** Answers the page's requests to addresses like `glob` itself; without a reply they fail as without a network. */
export const answerRequests = defineBrowserCommand<[string, Reply?]>(({ context }, glob, reply) =>
  context.route(glob, (route) => (reply ? route.fulfill(reply) : route.abort())),
);

/** Ends what `answerRequests` began. */
export const releaseRequests = defineBrowserCommand(({ context }) => context.unrouteAll());

/** Calls a function of backend.ts in Node; arguments and result are plain data. */
export const backend = defineBrowserCommand<[string, unknown[]]>(async (_, name, given) => {
  const functions = (await import('./backend.ts')) as unknown as Record<string, (...given: unknown[]) => unknown>;
  const found = functions[name];
  if (!found) throw new Error(`tests/screens/backend.ts has no ${name}.`);
  return found(...given);
});
