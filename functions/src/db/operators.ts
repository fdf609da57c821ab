import { closedPaths } from '@domain/closed-paths.ts';
import { AUDIT_KEPT_S } from '@domain/limits.ts';
import { type AuditEntry, type Operator, operator, SYSTEM } from '@domain/moderation/operators.ts';
import { db, fromListed, inTransaction, type Transaction, timestamp } from './firestore.ts';

/** Adds an entry to the operators' log, in the transaction of the action. Nothing changes an entry. */
export function writeAudit(tx: Transaction, { at, ...fields }: AuditEntry): void {
  tx.create(db().collection(closedPaths.audit).doc(), {
    ...fields,
    at: timestamp(at),
    expiresAt: timestamp(at + AUDIT_KEPT_S * 1000),
  });
}

/** With the address: the log outlives the account, and names its operators by uid. */
const ofSystem = (uid: string, at: number, email: string) =>
  ({ at, operatorId: SYSTEM, on: 'account', id: uid, accusedId: null, note: email }) as const;

const ref = (uid: string) => db().doc(closedPaths.operator(uid));

export async function isOperator(uid: string, tx?: Transaction): Promise<boolean> {
  return (await (tx ? tx.get(ref(uid)) : ref(uid).get())).exists;
}

export async function hasOperators(): Promise<boolean> {
  return !(await db().collection(closedPaths.operators).limit(1).select().get()).empty;
}

/** Returns all operators, in the order in which they were added. */
export async function fetchOperators(): Promise<Operator[]> {
  const { docs } = await db().collection(closedPaths.operators).orderBy('addedAt').get();
  return docs.map((stored) => fromListed(operator, stored)).filter((found) => found !== null);
}

/** Stores an operator, with an entry in the log. Changes nothing about one who is there. */
export async function addOperator({ uid, addedAt, ...fields }: Operator): Promise<void> {
  await inTransaction(async (tx) => {
    if (await isOperator(uid, tx)) return;
    tx.create(ref(uid), { ...fields, addedAt: timestamp(addedAt) });
    writeAudit(tx, { ...ofSystem(uid, addedAt, fields.email), action: 'operator-added' });
  });
}

/** Reads an operator, and returns what removes them with an entry in the log; null if there is none. */
export async function readOperatorRemoval(tx: Transaction, uid: string, now: number): Promise<(() => void) | null> {
  const stored = await tx.get(ref(uid));
  if (!stored.exists) return null;
  return () => {
    tx.delete(ref(uid));
    writeAudit(tx, { ...ofSystem(uid, now, String(stored.get('email'))), action: 'operator-removed' });
  };
}

/** Removes an operator, who can do nothing from then on. Returns false if there was none. */
export function removeOperator(uid: string, now: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const remove = await readOperatorRemoval(tx, uid, now);
    remove?.();
    return remove !== null;
  });
}
