import type { BrowserContext } from '@playwright/test';

/** The addresses at which Firestore's channels of contexts that are closed, or soon will be, can be ended. */
const left = new Set<string>();

/** Ends the channels that pages have left so far. */
async function endChannels(): Promise<void> {
  const gone = [...left];
  left.clear();
  // nobody waits for one that isn't answered
  const end = (address: string) => fetch(address, { method: 'POST', signal: AbortSignal.timeout(5_000) });
  await Promise.allSettled(gone.map(end));
}

/**
 * Ends the channels that pages of earlier tests have left, and sees to it that this context's end. fireemu keeps a channel
 * whose page is gone for two minutes and has room for 256 of them: without this, there comes a point where no page gets a
 * word from the database.
 */
export async function tidyChannels(context: BrowserContext): Promise<void> {
  // counted in the page: Playwright's events of all its hundred requests would cost a tenth of the time of loading it
  await context.exposeBinding('noteChannel', (_, address: string) => void left.add(address));
  await context.addInitScript(() => {
    const { noteChannel } = globalThis as unknown as { noteChannel(address: string): void };
    const opened = new Set<string>();
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (/\/channel\?.*\bSID=/.test(address)) {
        const { origin, pathname, searchParams } = new URL(address);
        const kept = ['VER', 'database', 'SID'].map((name) => [name, searchParams.get(name) ?? '']);
        const end = `${origin}${pathname}?${new URLSearchParams([...kept, ['RID', '1'], ['TYPE', 'terminate']])}`;
        if (!opened.has(end)) noteChannel(end);
        opened.add(end);
      }
      return ask(input, init);
    };
    // a test that opens many pages would use up the room by itself
    addEventListener('pagehide', ({ persisted }) => {
      if (!persisted) for (const end of opened) navigator.sendBeacon(end);
    });
  });
  await endChannels();
}
