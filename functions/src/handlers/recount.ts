import { saveInboxCounts, saveLatestResponseAt } from '../db/accounts.ts';
import { countInbox } from '../db/messages.ts';
import { saveProfileStats } from '../db/profiles.ts';
import { countPublicQuizzes, fetchKey, saveInsights, saveQuizStats } from '../db/quizzes.ts';
import { countInsights, countPlays, countQuizStats, fetchLatestResponseAt } from '../db/responses.ts';
import { receiveRecount } from '../services/recounts.ts';

async function recountProfile(uid: string): Promise<void> {
  const [quizzes, plays, latest] = await Promise.all([
    countPublicQuizzes(uid),
    countPlays(uid),
    fetchLatestResponseAt(uid),
  ]);
  await Promise.all([saveProfileStats(uid, { quizzes, ...plays }), saveLatestResponseAt(uid, latest)]);
}

async function recountInsights(quizId: string): Promise<void> {
  const countedAt = Date.now();
  const key = await fetchKey(quizId);
  if (key) await saveInsights(quizId, { ...(await countInsights(quizId, key)), countedAt });
}

/** Counts a target anew and stores the result; that the target is gone by now is normal. Safe to run any number of times. */
export async function recount(data: unknown): Promise<void> {
  const { kind, id } = await receiveRecount(data);
  if (kind === 'quiz') await saveQuizStats(id, await countQuizStats(id));
  else if (kind === 'insights') await recountInsights(id);
  else if (kind === 'profile') await recountProfile(id);
  else await saveInboxCounts(id, await countInbox(id));
}
