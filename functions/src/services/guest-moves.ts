import { noteBlocks } from '../db/blocks.ts';
import { fetchMove, forwardUsername, moveAll, moveSettings } from '../db/guests.ts';
import { mendInbox } from '../db/messages.ts';
import { fetchOwner } from '../db/profiles.ts';
import { saveQuizList } from '../db/quiz-lists.ts';
import { isSuspended, markShownOf } from '../db/suspensions.ts';

/** Finishes the takeover of a guest's data, if there is one. Safe to repeat. */
export async function finishMove(from: string): Promise<void> {
  const to = await fetchMove(from);
  if (to === null) return;
  const [owner, guest] = await Promise.all([fetchOwner(to), fetchOwner(from)]);
  // the account that took them over is gone, with everything it had
  if (!owner) return;
  // first, so that no message comes to the account that the guest would not have got
  const hasBlocks = await moveSettings(from, to);
  await moveAll({ uid: from, username: guest?.username }, to, owner);
  if (guest) await forwardUsername(guest.username, to);
  // suspended meanwhile: what came later has no mark
  if (await isSuspended(to)) await markShownOf(to);
  await Promise.all([saveQuizList(to), saveQuizList(from), mendInbox(to), hasBlocks && noteBlocks(to)]);
}
