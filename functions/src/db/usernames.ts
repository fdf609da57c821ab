import { closedPaths } from '@domain/closed-paths.ts';
import { USERNAME_HELD_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { db, timestamp } from './firestore.ts';

/** A username, with keyed hashes of it and its holder that recognize it after it was given up. */
export interface Username {
  username: string;
  key: string;
  holder: string;
}

const reservation = ({ username }: Username): DocumentReference => db().doc(paths.username(username));
const hold = ({ key }: Username): DocumentReference => db().doc(closedPaths.heldUsername(key));

export const usernamesOf = (uid: string): Query => db().collection(paths.usernames).where('uid', '==', uid);

/** A transaction, or the database. */
interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** Whether a person can have a username: it is free, or is or was their own. */
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

/** Writes that somebody has a username, with what is shown under it. */
export function reserveUsername(writer: Writer, taken: Username, card: object): void {
  writer.set(reservation(taken), card);
  writer.delete(hold(taken));
}

/** Writes that a username is free again; only its holder can have it back within a year. */
export function giveUpUsername(writer: Writer, given: Username, now: number): void {
  writer.delete(reservation(given));
  writer.set(hold(given), { holder: given.holder, expiresAt: timestamp(now + USERNAME_HELD_S * 1000) });
}
