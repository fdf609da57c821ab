import { paths } from '@domain/paths.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { AggregateField } from 'firebase-admin/firestore';
import { createTogether, db, fromStored, timestamp } from './firestore.ts';

export async function fetchResponse(id: string): Promise<QuizResponse | null> {
  return fromStored(response, await db().doc(paths.response(id)).get());
}

/**
 * Creates a response and, privately, its tracking. Gives false, and changes nothing, when the id is taken.
 * No shared document is touched: counts are derived later.
 */
export async function createResponse(
  { id, createdAt, ...fields }: QuizResponse,
  tracking: Tracking,
  trackingExpiresAt: number,
): Promise<boolean> {
  return createTogether({
    [paths.response(id)]: { ...fields, createdAt: timestamp(createdAt) },
    [paths.responseTracking(id)]: { ownerId: fields.ownerId, tracking, expiresAt: timestamp(trackingExpiresAt) },
  });
}

const oneDecimal = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** Counts a quiz's responses anew. */
export async function countQuizStats(quizId: string): Promise<Quiz['stats']> {
  const ofQuiz = db().collection(paths.responses).where('quiz.id', '==', quizId);
  const [totals, best] = await Promise.all([
    ofQuiz.aggregate({ responses: AggregateField.count(), averageScore: AggregateField.average('score') }).get(),
    ofQuiz.orderBy('score', 'desc').limit(1).select('score').get(),
  ]);
  const { responses, averageScore } = totals.data();
  return { responses, averageScore: oneDecimal(averageScore), topScore: best.docs[0]?.get('score') ?? null };
}

/** Counts all responses to a creator's quizzes anew. */
export async function countPlays(ownerId: string): Promise<Pick<Profile['stats'], 'plays' | 'averagePercent'>> {
  const ofOwner = db().collection(paths.responses).where('ownerId', '==', ownerId);
  const totals = await ofOwner
    .aggregate({ plays: AggregateField.count(), averagePercent: AggregateField.average('percentage') })
    .get();
  const { plays, averagePercent } = totals.data();
  return { plays, averagePercent: oneDecimal(averagePercent) };
}
