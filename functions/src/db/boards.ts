import { createHash } from 'node:crypto';
import { BOARD_KEPT, BOARD_PLACES } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type Best, type BoardFields, type BoardRow, best as bestOnes, boardFields } from '@domain/quiz/board.ts';
import { boardMark, boardName, boardOf, boardTime, joining } from '@domain/quiz/board-places.ts';
import { type Quiz, quiz } from '@domain/quiz/quiz.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { areCounts } from '@domain/quiz/tally.ts';
import { keepsBoard } from '@domain/quiz/visibility.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import {
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, fromStored, inTransaction } from './firestore.ts';
import type { MapChanges } from './map-changes.ts';

const markOf = (id: string) => boardMark(id, async (text) => createHash('sha256').update(text).digest('hex'));

type Player = Pick<QuizResponse, 'responderName' | 'face' | 'isNameHidden' | 'percentage' | 'createdAt'>;

/** Returns a player's row; `after` puts it behind others of the same minute. */
function toRow(player: Player, after: number): BoardRow {
  const name = boardName(player);
  return {
    name,
    ...(name !== null && player.face && { face: player.face }),
    percentage: player.percentage,
    at: boardTime(player.createdAt),
    after,
  };
}

/** Returns what a new response changes on the scoreboard of its quiz, as that was read; nothing below the best. */
export async function placeOf(created: QuizResponse, { best, ranked }: BoardFields) {
  const changes = joining(best ?? {}, await markOf(created.id), toRow(created, countResponses(ranked ?? {})));
  return { [paths.quiz(created.quiz.id)]: { best: changes } } satisfies MapChanges;
}

/** The responses with a place, the best first. */
const rankedOf = (code: string): Query =>
  db()
    .collection(paths.responses)
    .where('quiz.id', '==', code)
    .where('isRanked', '==', true)
    .orderBy('percentage', 'desc')
    .orderBy('createdAt');

const toPlayer = (response: QueryDocumentSnapshot): Player => ({
  responderName: response.get('responderName'),
  face: response.get('face'),
  isNameHidden: response.get('isNameHidden'),
  percentage: response.get('percentage'),
  createdAt: (response.get('createdAt') as Timestamp).toMillis(),
});

/** Returns the best responses that are there, without one of them. */
async function readBest(tx: Transaction, code: string, without?: string): Promise<Best> {
  const best = rankedOf(code).limit(BOARD_KEPT + (without === undefined ? 0 : 1));
  const { docs } = await tx.get(best.select('responderName', 'face', 'isNameHidden', 'percentage', 'createdAt'));
  const others = docs.filter(({ id }) => id !== without).slice(0, BOARD_KEPT);
  const rows = others.map(async (one, index) => [await markOf(one.id), toRow(toPlayer(one), index)] as const);
  return Object.fromEntries(await Promise.all(rows));
}

/** Returns what a stored quiz holds of its scoreboard. */
export const boardIn = (stored: DocumentSnapshot): BoardFields => z.parse(boardFields, stored.data() ?? {});

/** Whether what a quiz holds of its scoreboard can be read; `boardIn` takes anything else for none. */
export function isBoardSound(quiz: object): boolean {
  const { best = {}, ranked = {} } = quiz as { best?: unknown; ranked?: unknown };
  return areCounts(ranked) && z.safeParse(bestOnes, best).success;
}

/** Returns what changes on the scoreboard of a stored quiz when a response goes; the best are read again once too few are left. */
export async function readLeavingBoard(tx: Transaction, stored: DocumentSnapshot, id: string): Promise<MapChanges> {
  const { best = {}, ranked = {} } = boardIn(stored);
  const mark = await markOf(id);
  if (!best[mark]) return {};
  const rows = Object.keys(best).length;
  const isEnough = rows > BOARD_PLACES || countResponses(ranked) <= rows;
  const rest = isEnough ? {} : await readBest(tx, stored.id, id);
  return { [paths.quiz(stored.id)]: { best: { ...rest, [mark]: null } } };
}

/** Reads what opens or closes a scoreboard with the save of its quiz, and returns the field to store; none if it stays. */
export async function readOpening(tx: Transaction, current: Quiz, old: Quiz): Promise<object> {
  if (!keepsBoard(current)) return { best: FieldValue.delete() };
  return keepsBoard(old) ? {} : { best: await readBest(tx, current.id) };
}

/** Reads the scoreboard of a quiz, and returns what removes the name from these responses' places. */
export async function readNamesOnBoard(tx: Transaction, code: string, ids: readonly string[]): Promise<() => void> {
  const stored = await tx.get(db().doc(paths.quiz(code)));
  const { best = {} } = boardIn(stored);
  const listed = (await Promise.all(ids.map(markOf))).filter((mark) => best[mark]);
  return () => {
    const cleared = listed.flatMap((mark) => [
      [`best.${mark}.name`, null],
      [`best.${mark}.face`, FieldValue.delete()],
    ]);
    if (listed.length > 0) tx.update(stored.ref, Object.fromEntries(cleared));
  };
}

/** What doesn't depend on who of two in the same minute was first. */
const shapeOf = (best: Best) =>
  boardOf({ best })
    .entries.map(({ percentage, at }) => `${percentage} ${at}`)
    .join();

/** Compares a scoreboard with the responses, and repairs it. Returns whether it was right, also for a deleted quiz. */
export async function mendBoard(code: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const stored = await tx.get(db().doc(paths.quiz(code)));
    const current = fromStored(quiz, stored);
    if (!current) return true;
    // what is hidden may be shown again
    const best = keepsBoard(current) ? await readBest(tx, code) : {};
    const isRight = isBoardSound(stored.data() ?? {}) && shapeOf(boardIn(stored).best ?? {}) === shapeOf(best);
    if (!isRight) tx.update(stored.ref, { best });
    return isRight;
  });
}
