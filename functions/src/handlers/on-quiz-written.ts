import type { DocumentWrite } from '../db/document-write.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';
import { scheduleCleanUp, scheduleClosing } from '../services/quiz-clean-up.ts';

/** Whether a quiz is there for everybody to take. */
const isOffered = (quiz: DocumentWrite['after']): boolean => quiz?.['isPublic'] === true && quiz['isClosed'] !== true;

/** What its creator's page lists of a quiz; nothing of one that isn't offered. */
function listed(quiz: DocumentWrite['after']): string | null {
  if (!quiz || !isOffered(quiz)) return null;
  const { title, type, stats } = quiz;
  return JSON.stringify([title, type, (stats as { responses?: number } | undefined)?.responses]);
}

/**
 * A quiz came, went, was closed or changed its visibility: its owner is counted anew; all that hung on the quiz goes with it. One that was
 * edited has other answers to count and other points to tell them in, and of one that becomes private the results are closed. What its creator's page lists of it follows. Any other write is left alone: a
 * recount writes to the quiz itself.
 */
export async function onQuizWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const ownerId = (after ?? before)?.['ownerId'] as string | undefined;
  const isEdited = before && after && before['revision'] !== after['revision'];
  const changesProfile = isOffered(before) !== isOffered(after);
  await Promise.all([
    isEdited && scheduleRecount({ kind: 'quiz', id }),
    isEdited && scheduleRecount({ kind: 'insights', id }),
    changesProfile && ownerId && scheduleRecount({ kind: 'profile', id: ownerId }),
    before && !after && scheduleCleanUp(id),
    listed(before) !== listed(after) && ownerId && scheduleRecount({ kind: 'list', id: ownerId }),
    before?.['isPublic'] && after && !after['isPublic'] && scheduleClosing(id, Number(after['revision'])),
  ]);
}
