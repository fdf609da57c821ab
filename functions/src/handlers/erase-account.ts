import { fetchErasure, forgetErasure, noteErased } from '../db/erasures.ts';
import type { Context } from '../services/context.ts';
import { eraseEverythingOf, isLastErasure, receiveErasure, scheduleLastErasure } from '../services/erasure.ts';

/** Finishes what deleteAccount began. Runs once more when the account's tokens have expired, then forgets it. */
export async function eraseAccount(data: unknown, { keys }: Context): Promise<void> {
  const uid = await receiveErasure(data);
  const erasure = await fetchErasure(uid);
  if (!erasure) return;
  const now = Date.now();
  await eraseEverythingOf(uid, { now, keys });
  if (erasure.erasedAt === undefined) {
    await scheduleLastErasure(uid, now);
    await noteErased(uid, now);
  } else if (isLastErasure(erasure.erasedAt, now)) {
    await forgetErasure(uid);
  }
}
