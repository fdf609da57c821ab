import { accusedIdOf, type Report } from '@domain/moderation/report.ts';
import type { Warning } from '@domain/moderation/warning.ts';
import { readWarning } from '../db/accounts.ts';
import type { Transaction } from '../db/firestore.ts';
import type { Removal } from './content-removal.ts';

/** Returns what adds a moderators' notice to a creator's account; nothing for content without an account. */
export async function readTelling(
  tx: Transaction,
  report: Report,
  { things, title, words, isKnown }: Omit<Removal, 'write'>,
  told: Pick<Warning, 'at' | 'reason'> & { kind: 'removed' | 'put-back' },
): Promise<() => void> {
  const uid = accusedIdOf(report);
  if (uid === null || things.length === 0 || isKnown) return () => undefined;
  return readWarning(tx, uid, {
    ...told,
    note: '',
    things,
    ...(title !== undefined && { title }),
    ...(words !== undefined && { words }),
    caseId: report.id,
  });
}
