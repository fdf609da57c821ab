import { readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const LOG = process.env['BACKEND_LOG'];
// as a set-up file this is loaded again for each file of tests
const shared = globalThis as typeof globalThis & { personal?: Set<string> };
shared.personal ??= new Set();
const { personal } = shared;

/** Remembers a text that came from a person: no log line may carry it. Short ones could stand there by chance. */
export function isPersonal(text: unknown): void {
  if (typeof text === 'string' && text.length >= 6) personal.add(text);
}

/** What the backend and the functions have printed; the launcher names the file in BACKEND_LOG. */
export const readLog = (): string => (LOG ? readFileSync(LOG, 'utf8') : '');
export const hasLog = LOG !== undefined;

if (hasLog) {
  // what others printed before is theirs
  const { length } = readLog();
  afterAll(() => {
    const log = readLog().slice(length);
    expect([...personal].filter((text) => log.includes(text))).toEqual([]);
    personal.clear();
  });
}
