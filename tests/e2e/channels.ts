import type { BrowserContext } from '@playwright/test';

/** The addresses at which Firestore's channels of contexts that are closed, or soon will be, can be ended. */
const left = new Set<string>();

function note(address: string): void {
  const url = new URL(address);
  const kept = ['VER', 'database', 'SID'].map((name) => [name, url.searchParams.get(name) ?? '']);
  left.add(`${url.origin}${url.pathname}?${new URLSearchParams([...kept, ['RID', '1'], ['TYPE', 'terminate']])}`);
}

/**
 * Ends the channels that pages of earlier tests have left, and notes those that this context opens. fireemu keeps a
 * channel whose page is gone for two minutes and has room for 256 of them: without this, quick tests would come to a
 * point where no page gets a word from the database.
 */
export async function tidyChannels(context: BrowserContext): Promise<void> {
  const gone = [...left];
  left.clear();
  // the page tells: Playwright's events of all its hundred requests would cost a tenth of the time of loading it
  await context.exposeBinding('noteChannel', (_, address: string) => note(address));
  await context.addInitScript(() => {
    const { noteChannel } = globalThis as unknown as { noteChannel(address: string): void };
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (/\/channel\?.*\bSID=/.test(address)) noteChannel(address);
      return ask(input, init);
    };
  });
  await Promise.allSettled(gone.map((address) => fetch(address, { method: 'POST' })));
}
