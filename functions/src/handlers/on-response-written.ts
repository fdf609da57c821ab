import type { DocumentWrite } from '../db/document-write.ts';
import { finishDeletion } from '../db/submissions.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/** Schedules recounts and finishes a deletion. An update matters only if it closes the response. */
export async function onResponseWritten({ id, at, before, after }: DocumentWrite): Promise<void> {
  const response = after ?? before;
  const quizId = (response?.['quiz'] as { id?: string } | undefined)?.id;
  const ownerId = response?.['ownerId'] as string | undefined;
  if (before && after) {
    if (before['isPrivate'] !== after['isPrivate'] && ownerId) await scheduleRecount({ kind: 'profile', id: ownerId });
    return;
  }
  await Promise.all([
    quizId && response?.['isRanked'] && scheduleRecount({ kind: 'board', id: quizId }),
    ownerId && scheduleRecount({ kind: 'profile', id: ownerId }),
    before && !after && finishDeletion('response', id, before, at),
  ]);
}
