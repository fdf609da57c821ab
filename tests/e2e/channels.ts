import type { BrowserContext } from '@playwright/test';

/** The addresses at which Firestore's channels of contexts that are closed, or soon will be, can be ended. */
const left = new Set<string>();

/**
 * Ends the channels that pages of earlier tests have left, and notes those that this context opens. fireemu keeps a
 * channel whose page is gone for two minutes and has room for 256 of them: without this, quick tests would come to a
 * point where no page gets a word from the database.
 */
export async function tidyChannels(context: BrowserContext): Promise<void> {
  const gone = [...left];
  left.clear();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/channel') || !url.searchParams.has('SID')) return;
    const kept = ['VER', 'database', 'SID'].map((name) => [name, url.searchParams.get(name) ?? '']);
    left.add(`${url.origin}${url.pathname}?${new URLSearchParams([...kept, ['RID', '1'], ['TYPE', 'terminate']])}`);
  });
  await Promise.allSettled(gone.map((address) => fetch(address, { method: 'POST' })));
}
