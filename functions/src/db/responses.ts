import { closedPaths } from '@domain/closed-paths.ts';
import { TRACKING_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { BoardFields } from '@domain/quiz/board.ts';
import { scoreLevel } from '@domain/responses/percentage.ts';
import { withoutTexts } from '@domain/responses/public-response.ts';
import { type QuizResponse, response, trackingKeyOf } from '@domain/responses/response.ts';
import type { Query } from 'firebase-admin/firestore';
import { countedCreate } from './batched-create.ts';
import { batchedGet } from './batched-get.ts';
import { placeOf, readNamesOnBoard } from './boards.ts';
import { db, endOf, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import type { KnownSender } from './known-sender.ts';
import { sumOf } from './map-changes.ts';
import { forEachAfter } from './paginate.ts';
import { DELETE_DIGEST, receiptFields, tombstoneFields } from './receipts.ts';
import { deleteSubmissions } from './submissions.ts';
import { beyondNetworkOf, countsOf, creatorCountsOf, withAnswers } from './tallies.ts';

/** Returns the part of a response that anyone with its id may read. */
export async function fetchPublicResponse(id: string): Promise<QuizResponse | null> {
  return fromStored(response, await batchedGet(paths.response(id)));
}

/** Returns the id of a response that somebody gave to a quiz under a name; null without one. */
export async function findResponseBy(name: string, quizId: string): Promise<string | null> {
  const { docs } = await responsesOf(quizId).where('responderName', '==', name).limit(1).select().get();
  return docs[0]?.id ?? null;
}

/** Returns a response with all its answers, also those to a private quiz. */
export async function fetchResponse(id: string): Promise<QuizResponse | null> {
  const found = await batchedGet(paths.response(id));
  return withAnswers(found, found.get('isPrivate') === true ? await batchedGet(paths.responseAnswers(id)) : undefined);
}

/** Returns the digest of a stored response's delete key; null without one. */
export const fetchDeleteDigest = async (id: string): Promise<string | null> =>
  (await batchedGet(paths.response(id))).get(DELETE_DIGEST) ?? null;

/** What is stored with a response. */
interface Kept {
  /** A keyed hash of the submission. */
  digest: string;
  /** Null without a delete key. */
  deleteDigest: string | null;
  known: KnownSender;
  /** Whether the quiz is in its creator's public list. */
  isListed: boolean;
  /** See `beyondNetworkOf`. */
  isBeyondNetwork: boolean;
}

/** Returns whether somebody has played, by the key of their first try, whatever became of the response. */
export async function hasTried(key: string): Promise<boolean> {
  return (await batchedGet(paths.responseTracking(key))).exists;
}

/** Creates a response, its own receipt, and counts it. False, changing nothing, if the id was taken. Needs the quiz. */
export async function createResponse(
  created: QuizResponse,
  board: BoardFields,
  kept: Kept,
  signal?: AbortSignal,
): Promise<boolean> {
  const { id, createdAt, ...fields } = created;
  const { digest, deleteDigest, known, isListed, isBeyondNetwork } = kept;
  const { ownerId, answers, isPrivate = false } = fields;
  const documents = {
    [paths.response(id)]: {
      ...(isPrivate ? withoutTexts(fields) : fields),
      ...receiptFields(digest, deleteDigest),
      level: scoreLevel(fields.percentage),
      createdAt: timestamp(createdAt),
    },
    ...(isPrivate && { [paths.responseAnswers(id)]: { ownerId, answers } }),
    [paths.responseTracking(trackingKeyOf(created))]: {
      ownerId,
      ...known,
      expiresAt: endOf(createdAt, TRACKING_KEPT_S),
    },
  };
  const place = created.isRanked ? await placeOf(created, board) : {};
  const ofQuiz = [countsOf(created), ...(isBeyondNetwork ? [beyondNetworkOf(created)] : [])];
  const counts = [...ofQuiz, creatorCountsOf(created, { isPublic: !isPrivate, isListed })];
  const absent = closedPaths.receipt('response', id);
  return countedCreate(ownerId, { created: documents, absent, changes: sumOf([place, ...counts]), signal });
}

/** Stores only a blocked sender's tombstone; false if the id was taken. Takes as long as any other: reveals nobody. */
export async function createHiddenResponse(
  { id, createdAt, ownerId, isRanked, trackedAs }: QuizResponse,
  { digest, deleteDigest }: Pick<Kept, 'digest' | 'deleteDigest'>,
  signal?: AbortSignal,
): Promise<boolean> {
  const documents = {
    [closedPaths.receipt('response', id)]: {
      ...receiptFields(digest, deleteDigest),
      createdAt: timestamp(createdAt),
      ...(isRanked !== undefined && { isRanked }),
      ...(trackedAs !== undefined && { trackedAs }),
      ...tombstoneFields(createdAt),
    },
    ...(trackedAs && { [paths.responseTracking(trackedAs)]: { expiresAt: endOf(createdAt, TRACKING_KEPT_S) } }),
  };
  return countedCreate(ownerId, { created: documents, absent: paths.response(id), changes: {}, signal });
}

const responsesOf = (quizId: string): Query => db().collection(paths.responses).where('quiz.id', '==', quizId);

/** Closes a response as if its quiz had been private when it came. Safe to repeat. */
async function closeResponse(id: string): Promise<void> {
  const document = db().doc(paths.response(id));
  await inTransaction(async (tx) => {
    const stored = fromStored(response, await tx.get(document));
    if (!stored || stored.isPrivate) return;
    const { ownerId, answers } = stored;
    tx.set(db().doc(paths.responseAnswers(id)), { ownerId, answers });
    tx.update(document, withoutTexts({ answers }));
  });
}

/** Closes every open response to a quiz, or as many as there is time for: returns after which one to go on, or null. */
export const closeResponsesOf = (quizId: string, after: string | null, signal: AbortSignal): Promise<string | null> =>
  forEachAfter(after, responsesOf(quizId), closeResponse, signal);

/** How many responses under one name are hidden together: more than anybody types. */
const HIDDEN_AT_ONCE = 200;

/** Returns what hides a name in all responses to a quiz and on the scoreboard; null without any. */
export async function readNameHiding(tx: Transaction, quizId: string, name: string): Promise<(() => void) | null> {
  const { docs } = await tx.get(responsesOf(quizId).where('responderName', '==', name).limit(HIDDEN_AT_ONCE).select());
  if (docs.length === 0) return null;
  const hideOnBoard = await readNamesOnBoard(
    tx,
    quizId,
    docs.map(({ id }) => id),
  );
  return () => {
    for (const { ref } of docs) tx.update(ref, { isNameHidden: true });
    hideOnBoard();
  };
}

export async function deleteResponsesOf(quizId: string, signal: AbortSignal): Promise<void> {
  await deleteSubmissions('response', responsesOf(quizId), signal);
}

export async function deleteResponsesTo(ownerId: string, signal?: AbortSignal): Promise<void> {
  await deleteSubmissions('response', db().collection(paths.responses).where('ownerId', '==', ownerId), signal);
}
