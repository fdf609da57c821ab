import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** A task's name from what makes it another task than others. Cloud Tasks asks for names that are spread evenly. */
export const taskName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Waits until a task is due, at most so long: Google's local emulator ignores a task's time and delivers it at once. */
export async function waitUntilDue(notBefore: number, atMostMs: number): Promise<void> {
  const early = notBefore - Date.now();
  if (early > 0) await delay(Math.min(early, atMostMs));
}
