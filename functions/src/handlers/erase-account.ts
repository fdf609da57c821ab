import { forgetDeletion, isToBeErased } from '../db/deletions.ts';
import { eraseEverythingOf, receiveErasure } from '../services/erasure.ts';

/**
 * Finishes what deleteAccount began, and erases what came in meanwhile: a response that was being submitted, say.
 * Only an account that was asked to be erased is touched.
 */
export async function eraseAccount(data: unknown): Promise<void> {
  const uid = await receiveErasure(data);
  if (!(await isToBeErased(uid))) return;
  await eraseEverythingOf(uid);
  await forgetDeletion(uid);
}
