import { closedPaths, paths } from '@domain/paths.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { choiceOf, optionsOf, type QuizInsights, rangeOf } from '@domain/quiz/insights.ts';
import type { Quiz, QuizKey } from '@domain/quiz/quiz.ts';
import { RESULT_BANDS, type ResultBand } from '@domain/responses/bands.ts';
import { scoreLevel } from '@domain/responses/level.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { AggregateField, type Query, type Timestamp } from 'firebase-admin/firestore';
import { createTogether } from './creating.ts';
import { db, fromStored, timestamp } from './firestore.ts';
import { readDocument } from './reading.ts';
import { receiptFields } from './receipts.ts';
import { deleteSubmissions } from './submissions.ts';

export async function fetchResponse(id: string): Promise<QuizResponse | null> {
  return fromStored(response, await readDocument(paths.response(id)));
}

/**
 * Creates a response with its receipt and, privately, its tracking. `digest`: a keyed hash of what was submitted;
 * `deleteDigest`: that of its delete key. Gives false, and changes nothing, when the id is or was taken.
 * No shared document is touched: counts are derived later. `level` and `choices` are there to be filtered and counted by.
 */
export async function createResponse(
  { id, createdAt, ...fields }: QuizResponse,
  tracking: Tracking,
  trackingExpiresAt: number,
  { digest, deleteDigest }: { digest: string; deleteDigest: string | null },
): Promise<boolean> {
  return createTogether({
    [closedPaths.receipt('response', id)]: receiptFields(digest, deleteDigest),
    [paths.response(id)]: {
      ...fields,
      level: scoreLevel(fields.percentage),
      choices: fields.answers.map(({ questionId, prompt, given }) => choiceOf(questionId, prompt, given)),
      createdAt: timestamp(createdAt),
    },
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

/** When the newest response to a creator's quizzes came, in milliseconds since 1970; null when there is none. */
export async function fetchLatestResponseAt(ownerId: string): Promise<number | null> {
  const ofOwner = db().collection(paths.responses).where('ownerId', '==', ownerId);
  const { docs } = await ofOwner.orderBy('createdAt', 'desc').limit(1).select('createdAt').get();
  return (docs[0]?.get('createdAt') as Timestamp | undefined)?.toMillis() ?? null;
}

/** At most this many counts run at once: a quiz of sixty questions needs 246 of them. */
const COUNTS_AT_ONCE = 20;

async function countAll(queries: readonly Query[]): Promise<number[]> {
  const counts: number[] = [];
  for (let from = 0; from < queries.length; from += COUNTS_AT_ONCE) {
    const some = queries.slice(from, from + COUNTS_AT_ONCE);
    counts.push(...(await Promise.all(some.map(async (query) => (await query.count().get()).data().count))));
  }
  return counts;
}

/** Counts how the responses to a quiz are spread over the result bands, and who chose what, as the key has it now. */
export async function countInsights(quizId: string, key: QuizKey): Promise<Omit<QuizInsights, 'countedAt'>> {
  const ofQuiz = db().collection(paths.responses).where('quiz.id', '==', quizId);
  const ofBand = (band: ResultBand) => {
    const { from, below } = rangeOf(band);
    const atLeast = ofQuiz.where('percentage', '>=', from);
    return Number.isFinite(below) ? atLeast.where('percentage', '<', below) : atLeast;
  };
  const options = key.questions.map((question) => optionsOf(key, question));
  const choices = key.questions.flatMap(({ id, prompt }, index) =>
    (options[index] ?? []).map((text) => choiceOf(id, prompt, text)),
  );
  const counts = await countAll([
    ...RESULT_BANDS.map(ofBand),
    ...choices.map((choice) => ofQuiz.where('choices', 'array-contains', choice)),
  ]);
  const bands = Object.fromEntries(RESULT_BANDS.map((band, index) => [band, counts[index] ?? 0]));
  const rest = counts.slice(RESULT_BANDS.length);
  return {
    revision: key.revision,
    bands: bands as QuizInsights['bands'],
    questions: key.questions.map(({ id }, index) => ({ id, counts: rest.splice(0, options[index]?.length ?? 0) })),
  };
}

/** Deletes every response to a quiz with its tracking. */
export async function deleteResponsesOf(quizId: string): Promise<void> {
  await deleteSubmissions('response', db().collection(paths.responses).where('quiz.id', '==', quizId));
}

/** Deletes every response to a creator's quizzes with its tracking. */
export async function deleteResponsesTo(ownerId: string, signal?: AbortSignal): Promise<void> {
  await deleteSubmissions('response', db().collection(paths.responses).where('ownerId', '==', ownerId), signal);
}
