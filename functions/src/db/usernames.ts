import { paths } from '@domain/paths.ts';
import { db, type Transaction } from './firestore.ts';

/** Whether nobody has reserved the username. */
export async function isUsernameFree(tx: Transaction, username: string): Promise<boolean> {
  return !(await tx.get(db().doc(paths.username(username)))).exists;
}

export function reserveUsername(tx: Transaction, username: string, uid: string): void {
  tx.create(db().doc(paths.username(username)), { uid });
}
