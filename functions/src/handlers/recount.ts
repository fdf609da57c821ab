import { saveInboxCounts } from '../db/accounts.ts';
import { countInbox } from '../db/messages.ts';
import { saveProfileStats } from '../db/profiles.ts';
import { countPublicQuizzes, saveQuizStats } from '../db/quizzes.ts';
import { countPlays, countQuizStats } from '../db/responses.ts';
import { receiveRecount } from '../services/recounts.ts';

async function recountProfile(uid: string): Promise<void> {
  const [quizzes, plays] = await Promise.all([countPublicQuizzes(uid), countPlays(uid)]);
  await saveProfileStats(uid, { quizzes, ...plays });
}

/** Counts a target anew and stores the result; that the target is gone by now is normal. Safe to run any number of times. */
export async function recount(data: unknown): Promise<void> {
  const { kind, id } = await receiveRecount(data);
  if (kind === 'quiz') await saveQuizStats(id, await countQuizStats(id));
  else if (kind === 'profile') await recountProfile(id);
  else await saveInboxCounts(id, await countInbox(id));
}
