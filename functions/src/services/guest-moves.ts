import { fetchMove, forwardUsername, moveAll } from '../db/guests.ts';
import { mendInbox } from '../db/messages.ts';
import { fetchOwner } from '../db/profiles.ts';
import { saveQuizList } from '../db/quiz-lists.ts';

/** Does what was noted of a guest, if anybody takes their things over. Safe to repeat. */
export async function finishMove(from: string): Promise<void> {
  const to = await fetchMove(from);
  if (to === null) return;
  const [owner, guest] = await Promise.all([fetchOwner(to), fetchOwner(from)]);
  // who took them over is gone, and so is all that was theirs
  if (!owner) return;
  await moveAll({ uid: from, username: guest?.username }, to, owner);
  if (guest) await forwardUsername(guest.username, to);
  await Promise.all([saveQuizList(to), saveQuizList(from), mendInbox(to)]);
}
