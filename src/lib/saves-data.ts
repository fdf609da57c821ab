/** Not in TypeScript's library: only Chromium has it. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Returns whether nothing should be downloaded unasked: the person saves data, or the network is 2G. */
export function savesData(): boolean {
  const { connection } = navigator as Connected;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
