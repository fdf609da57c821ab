import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** What an answer may take on its way, and a cache keep it. */
const SLACK_MS = 2 * 60_000;

/** How much this device's clock is behind the server's, as last heard; kept, as pages come without a network, too. */
let behind: number | undefined;

/** Returns the moment at the server that `moment` is by this device's clock. */
export function atServer(moment: number): number {
  behind ??= readStored<number>(STORAGE_KEYS.clock) ?? 0;
  return moment + behind;
}

/** Returns the server's time, as well as this device knows it. For whatever meets a time that the server has set. */
export const now = (): number => atServer(Date.now());

/** Takes in what time it is at the server, as an answer says that has just come. */
export function hear(time: number): void {
  const found = time - Date.now();
  // what says no time is no number
  if (!(Math.abs(found - atServer(0)) > SLACK_MS)) return;
  behind = found;
  writeStored(STORAGE_KEYS.clock, found);
}

/** The same by a header, where there is one. */
export const hearDate = (headers: Headers): void => hear(Date.parse(headers.get('date') ?? ''));

/** Returns whether less than `duration` has passed since `moment`, both by this device's clock, whichever way it was set. */
export const isWithin = (moment: number, duration: number): boolean => Math.abs(Date.now() - moment) < duration;
