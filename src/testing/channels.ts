/** The addresses at which the database's channels that this page has opened can be ended. */
const opened = new Set<string>();

const ask = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (/\/channel\?.*\bSID=/.test(address)) {
    const { origin, pathname, searchParams } = new URL(address);
    const kept = ['VER', 'database', 'SID'].map((name) => [name, searchParams.get(name) ?? '']);
    opened.add(`${origin}${pathname}?${new URLSearchParams([...kept, ['RID', '1'], ['TYPE', 'terminate']])}`);
  }
  return ask(input, init);
};

/**
 * Ends the channels that were opened for whoever has just signed out. fireemu keeps those that nobody ends for two
 * minutes and has room for 256 of them: without this, there comes a point where no page gets a word from the database.
 */
export async function endChannels(): Promise<void> {
  const gone = [...opened];
  opened.clear();
  await Promise.allSettled(gone.map((address) => ask(address, { method: 'POST' })));
}
