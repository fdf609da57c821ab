import { saveInboxCounts, savePlayed } from '../db/accounts.ts';
import { countInbox } from '../db/messages.ts';
import { saveProfileStats } from '../db/profiles.ts';
import { saveQuizList } from '../db/quiz-lists.ts';
import { countPublicQuizzes, fetchKey, saveInsights, saveQuizStats } from '../db/quizzes.ts';
import { countInsights, countPlays, countQuizStats, fetchLatestResponseAt } from '../db/responses.ts';
import type { Counted } from './recounts.ts';

async function countQuiz(quizId: string): Promise<void> {
  await saveQuizStats(quizId, await countQuizStats(quizId));
}

async function countWhoChoseWhat(quizId: string): Promise<void> {
  const countedAt = Date.now();
  const key = await fetchKey(quizId);
  if (key) await saveInsights(quizId, { ...(await countInsights(quizId, key)), countedAt });
}

async function countCreator(uid: string): Promise<void> {
  const [quizzes, plays, latest] = await Promise.all([
    countPublicQuizzes(uid),
    countPlays(uid),
    fetchLatestResponseAt(uid),
  ]);
  await Promise.all([saveProfileStats(uid, { quizzes, ...plays.open }), savePlayed(uid, plays.all, latest)]);
}

async function countMessages(uid: string): Promise<void> {
  await saveInboxCounts(uid, await countInbox(uid));
}

const COUNTS = {
  quiz: countQuiz,
  insights: countWhoChoseWhat,
  profile: countCreator,
  list: saveQuizList,
  inbox: countMessages,
};

/** Counts a target anew and stores the result; that the target is gone by now is normal. Safe to run any number of times. */
export async function countAnew({ kind, id }: Counted): Promise<void> {
  await COUNTS[kind](id);
}
