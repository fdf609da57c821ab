/** Only in Chromium, so missing in TypeScript's library. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Returns whether nothing should be downloaded unasked: the person saves data, or the network is 2G. */
export function savesData(): boolean {
  const { connection } = navigator as Connected;
  return Boolean(connection?.saveData || String(connection?.effectiveType).endsWith('2g'));
}
