import { createHash } from 'node:crypto';
import { BOARD_PLACES } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { Board } from '@domain/quiz/board.ts';
import { boardMark, boardTime, spreadOf, withoutEntry } from '@domain/quiz/board-places.ts';
import { hasBoard } from '@domain/quiz/has-board.ts';
import { type Quiz, quiz } from '@domain/quiz/quiz.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { RANKED, type Scores } from '@domain/quiz/tally.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-part.ts';
import type { DocumentSnapshot, Query, QueryDocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { db, fromStored, hasLaterCount, inTransaction, timestamp } from './firestore.ts';

const boardRef = (code: string) => db().doc(paths.board(code));
const markOf = (id: string) => boardMark(id, async (text) => createHash('sha256').update(text).digest('hex'));

/** The responses with a place, the best first. */
const rankedOf = (code: string): Query =>
  db()
    .collection(paths.responses)
    .where('quiz.id', '==', code)
    .where('isRanked', '==', true)
    .orderBy('percentage', 'desc')
    .orderBy('createdAt');

async function toEntry(response: QueryDocumentSnapshot) {
  const name: string = response.get('responderName');
  const isNameless = name === ANONYMOUS_RESPONDER || response.get('isNameHidden') !== false;
  return {
    mark: await markOf(response.id),
    name: isNameless ? null : name,
    percentage: response.get('percentage') as number,
    at: timestamp(boardTime((response.get('createdAt') as Timestamp).toMillis())),
  };
}

/**
 * Rebuilds a quiz's scoreboard, or deletes it if the quiz has none or is gone. The best are read in the transaction: a
 * slow run must not bring back a response that was deleted meanwhile.
 */
export async function countBoard(code: string, countedAt: number): Promise<void> {
  const quizRef = db().doc(paths.quiz(code));
  const best = rankedOf(code).limit(BOARD_PLACES).select('responderName', 'isNameHidden', 'percentage', 'createdAt');
  await inTransaction(async (tx) => {
    const [quizDoc, before] = (await tx.getAll(quizRef, boardRef(code))) as [DocumentSnapshot, DocumentSnapshot];
    const current = fromStored(quiz, quizDoc);
    if (!current || !hasBoard(current)) {
      tx.delete(boardRef(code));
      return;
    }
    if (hasLaterCount(before, 'countedAt', countedAt)) return;
    const { docs } = await tx.get(best);
    const entries = await Promise.all(docs.map(toEntry));
    const ranked: Scores = quizDoc.get(RANKED) ?? {};
    const total = Math.max(countResponses(ranked), entries.length);
    const spread = total > BOARD_PLACES ? spreadOf(ranked, current.questions.length) : [];
    tx.set(boardRef(code), { entries, total, spread, countedAt: timestamp(countedAt) });
  });
}

/**
 * Opens or closes a scoreboard with the save of its quiz. There is a document whenever there is a scoreboard, so that a
 * page asks for none that is missing.
 */
export function saveBoardOf(tx: Transaction, current: Quiz, old: Quiz | null): void {
  const ref = boardRef(current.id);
  if (!hasBoard(current)) tx.delete(ref);
  else if (!old || !hasBoard(old))
    tx.set(ref, { entries: [], total: 0, spread: [], countedAt: timestamp(current.updatedAt) });
}

/** Reads the scoreboard of a quiz, and returns what takes the name away from these responses' places. */
export async function readNamesOnBoard(tx: Transaction, code: string, ids: readonly string[]): Promise<() => void> {
  const stored = (await tx.get(boardRef(code))).data() as Board | undefined;
  const marks = new Set(await Promise.all(ids.map(markOf)));
  const listed = stored?.entries.some(({ mark }) => marks.has(mark)) ? stored.entries : null;
  return () => {
    if (!listed) return;
    tx.update(boardRef(code), {
      entries: listed.map((entry) => (marks.has(entry.mark) ? { ...entry, name: null } : entry)),
    });
  };
}

export async function deleteBoard(code: string): Promise<void> {
  await boardRef(code).delete();
}

/**
 * Reads the scoreboard that a response is on, and returns what takes it off in the same transaction. `fields` are the
 * response's, or another submission's, which is on none.
 */
export async function readOwnPlace(
  tx: Transaction,
  id: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): Promise<() => void> {
  const code = (fields?.['quiz'] as { id?: string } | undefined)?.id;
  if (fields?.['isRanked'] !== true || code === undefined) return () => undefined;
  const stored = (await tx.get(boardRef(code))).data() as Board | undefined;
  const left = stored && withoutEntry(stored, await markOf(id));
  if (!left) return () => undefined;
  const { entries, total, spread } = left;
  return () => {
    tx.update(boardRef(code), { entries, total, spread });
  };
}
