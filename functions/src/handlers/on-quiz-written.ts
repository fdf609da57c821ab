import { hasBoard } from '@domain/quiz/has-board.ts';
import { isHidden } from '@domain/quiz/is-hidden.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { DocumentWrite } from '../db/document-write.ts';
import { recountTarget } from '../services/counters/recount.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';
import { scheduleCleanUp, scheduleClosing } from '../services/quiz-clean-up.ts';

const isOffered = (quiz: DocumentWrite['after']): boolean =>
  quiz?.['isPublic'] === true && quiz['isClosed'] !== true && !isHidden(quiz);

const hasScoreboard = (quiz: DocumentWrite['after']): boolean => quiz !== null && hasBoard(quiz as unknown as Quiz);

/** What the creator's page lists of a quiz; null if it isn't open to everybody. */
function listed(quiz: DocumentWrite['after']): string | null {
  if (!quiz || !isOffered(quiz)) return null;
  const { title, type, hasBoard: isBoardWanted, scores } = quiz;
  return JSON.stringify([title, type, isBoardWanted, scores]);
}

/** Schedules what a change calls for. Any other write is ignored. */
export async function onQuizWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const ownerId = (after ?? before)?.['ownerId'] as string | undefined;
  const isEdited = before && after && before['revision'] !== after['revision'];
  const changesProfile = isOffered(before) !== isOffered(after);
  await Promise.all([
    // at once what may not be seen any more; what may be, with the next window
    hasScoreboard(before) && !hasScoreboard(after) && recountTarget({ kind: 'board', id }),
    // also when a suspension was lifted
    before && (isEdited || !hasScoreboard(before)) && hasScoreboard(after) && scheduleRecount({ kind: 'board', id }),
    changesProfile && ownerId && scheduleRecount({ kind: 'profile', id: ownerId }),
    before && !after && scheduleCleanUp(id),
    listed(before) !== listed(after) && ownerId && scheduleRecount({ kind: 'list', id: ownerId }),
    before?.['isPublic'] && after && !after['isPublic'] && scheduleClosing(id, Number(after['revision'])),
  ]);
}
