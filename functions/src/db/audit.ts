import { AUDIT_KEPT_S } from '@domain/limits.ts';
import type { AuditEntry } from '@domain/moderation/audit.ts';
import { closedPaths } from '@domain/paths.ts';
import { db, type Transaction, timestamp } from './firestore.ts';

/** Adds an entry to the operators' log, in the transaction of the action. Nothing changes an entry. */
export function writeAudit(tx: Transaction, { at, ...fields }: AuditEntry): void {
  tx.create(db().collection(closedPaths.audit).doc(), {
    ...fields,
    at: timestamp(at),
    expiresAt: timestamp(at + AUDIT_KEPT_S * 1000),
  });
}
