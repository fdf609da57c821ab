import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Returns a task's name, hashed because Cloud Tasks wants names to be spread evenly. */
export const taskName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Waits until a task is due, up to a limit: Google's emulator ignores schedules and delivers immediately. */
export async function waitUntilDue(notBefore: number, atMostMs: number): Promise<void> {
  const early = notBefore - Date.now();
  if (early > 0) await delay(Math.min(early, atMostMs));
}
