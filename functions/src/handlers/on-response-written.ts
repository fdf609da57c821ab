import type { DocumentWrite } from '../db/document-write.ts';
import { finishDeletion } from '../db/submissions.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/**
 * A response came or went: its quiz and its owner are counted anew, and a deletion is finished. One that was closed counts for
 * its owner alone from now on.
 */
export async function onResponseWritten({ id, at, before, after }: DocumentWrite): Promise<void> {
  const response = after ?? before;
  const quizId = (response?.['quiz'] as { id?: string } | undefined)?.id;
  const ownerId = response?.['ownerId'] as string | undefined;
  if (before && after) {
    if (before['isPrivate'] !== after['isPrivate'] && ownerId) await scheduleRecount({ kind: 'profile', id: ownerId });
    return;
  }
  await Promise.all([
    quizId && scheduleRecount({ kind: 'quiz', id: quizId }),
    quizId && scheduleRecount({ kind: 'insights', id: quizId }),
    ownerId && scheduleRecount({ kind: 'profile', id: ownerId }),
    before && !after && finishDeletion('response', id, before, at),
  ]);
}
