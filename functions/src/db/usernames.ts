import { USERNAME_HELD_S } from '@domain/limits.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { db, timestamp } from './firestore.ts';

/** A username, and how it is known again when it was given up: by keyed hashes of it and of whose it was. */
export interface Username {
  username: string;
  key: string;
  holder: string;
}

const reservation = ({ username }: Username): DocumentReference => db().doc(paths.username(username));
const hold = ({ key }: Username): DocumentReference => db().doc(closedPaths.heldUsername(key));

/** Every username that a person has. */
export const usernamesOf = (uid: string): Query => db().collection(paths.usernames).where('uid', '==', uid);

/** A transaction, or the database. */
interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** Whether somebody can have a username: nobody has it or gave it up lately, or it is or was their own. */
export async function canHave(
  { uid, wanted }: { uid: string; wanted: Username },
  reader: Reader = db(),
): Promise<boolean> {
  const [had, held] = await reader.getAll(reservation(wanted), hold(wanted));
  return (!had?.exists || had.get('uid') === uid) && (!held?.exists || held.get('holder') === wanted.holder);
}

/** A transaction or a batch. */
interface Writer {
  set(document: DocumentReference, fields: object): unknown;
  delete(document: DocumentReference): unknown;
}

/** Writes that somebody has a username from now on, with what is shown under it. */
export function takeUsername(writer: Writer, taken: Username, card: object): void {
  writer.set(reservation(taken), card);
  writer.delete(hold(taken));
}

/** Writes that nobody has a username any more, and that nobody else gets it for a year. `now` in milliseconds. */
export function giveUpUsername(writer: Writer, given: Username, now: number): void {
  writer.delete(reservation(given));
  writer.set(hold(given), { holder: given.holder, expiresAt: timestamp(now + USERNAME_HELD_S * 1000) });
}
