import { type ContactCase, contactCase } from '@domain/contact/contact-case.ts';
import { DomainError } from '@domain/errors.ts';
import { CLAIM_MS } from '@domain/limits.ts';
import type { AuditAction, AuditEntry } from '@domain/moderation/audit.ts';
import { type CaseInput, type Claim, holderOf } from '@domain/moderation/case.ts';
import { accusedIdOf, type Report, report } from '@domain/moderation/report.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { writeAudit } from './audit.ts';
import { db, fromStored, inTransaction, type Transaction } from './firestore.ts';

/** A report or a request, with where it is stored. */
export type StoredCase = { ref: DocumentReference } & (
  | { on: 'report'; found: Report }
  | { on: 'request'; found: ContactCase }
);

/** Returns a case; null if it is gone. */
export async function readCase(tx: Transaction, { on, id }: CaseInput): Promise<StoredCase | null> {
  const ref = db().doc(on === 'report' ? closedPaths.report(id) : paths.contactRequest(id));
  const stored = await tx.get(ref);
  if (on === 'report') {
    const found = fromStored(report, stored);
    return found && { on, ref, found };
  }
  const found = fromStored(contactCase, stored);
  return found && { on, ref, found };
}

/** Returns the creator whom a case is about; null for none. */
export function accusedOf(of: StoredCase): string | null {
  return of.on === 'report' ? accusedIdOf(of.found) : null;
}

/** Who works on a case, and when. */
export interface Work {
  operatorId: string;
  now: number;
}

export const entryOf = (of: StoredCase, { operatorId, now }: Work, action: AuditAction, note: string): AuditEntry => ({
  at: now,
  operatorId,
  action,
  on: of.on,
  id: of.found.id,
  accusedId: accusedOf(of),
  note,
});

async function readExisting(tx: Transaction, input: CaseInput): Promise<StoredCase> {
  const found = await readCase(tx, input);
  if (!found) throw new DomainError('not-found', 'There is no such case.');
  return found;
}

export const assertOpen = ({ found }: StoredCase): void => {
  if (found.status !== 'open') throw new DomainError('conflict', 'The case is not open any more.');
};

/** Makes a case an operator's for CLAIM_MS. Throws `not-found`, and `conflict` while it is another's or isn't open. */
export function claimStoredCase(input: CaseInput, work: Work): Promise<Claim> {
  const { operatorId, now } = work;
  return inTransaction(async (tx) => {
    const found = await readExisting(tx, input);
    assertOpen(found);
    const holder = holderOf(found.found.claim, now);
    if (holder !== null && holder !== operatorId) throw new DomainError('conflict', 'Another operator has the case.');
    const claim = { operatorId, until: now + CLAIM_MS };
    tx.update(found.ref, { claim });
    // renewing is no news
    if (holder === null) writeAudit(tx, entryOf(found, work, 'claim', ''));
    return claim;
  });
}

/** Gives an operator's own claim back; leaves another's. */
export async function releaseStoredCase(input: CaseInput, work: Work): Promise<void> {
  await inTransaction(async (tx) => {
    const found = await readCase(tx, input);
    if (!found || holderOf(found.found.claim, work.now) !== work.operatorId) return;
    tx.update(found.ref, { claim: null });
    writeAudit(tx, entryOf(found, work, 'release', ''));
  });
}
