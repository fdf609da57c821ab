import { isDeepStrictEqual } from 'node:util';
import { hasBoard } from '@domain/quiz/has-board.ts';
import { isHidden } from '@domain/quiz/is-hidden.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { RANKED } from '@domain/quiz/tally.ts';
import type { DocumentWrite } from '../db/document-write.ts';
import { recountTarget } from '../services/counters/recount.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';
import { scheduleCleanUp, scheduleClosing } from '../services/quiz-clean-up.ts';

const isPublic = (quiz: DocumentWrite['after']): boolean => quiz?.['isPublic'] === true;

const isOffered = (quiz: DocumentWrite['after']): boolean =>
  quiz !== null && isPublic(quiz) && quiz['isClosed'] !== true && !isHidden(quiz);

const hasScoreboard = (quiz: DocumentWrite['after']): boolean => quiz !== null && hasBoard(quiz as unknown as Quiz);

const isSame = (before: unknown, after: unknown) => isDeepStrictEqual(before ?? {}, after ?? {});

/** Whether the creator's own numbers may be others. */
const isCounted = (before: DocumentWrite['after'], after: DocumentWrite['after']): boolean =>
  isOffered(before) !== isOffered(after) ||
  isPublic(before) !== isPublic(after) ||
  !isSame(before?.['scores'], after?.['scores']);

/** What the creator's page lists of a quiz, besides its numbers. */
const listed = (quiz: DocumentWrite['after']): unknown[] => [quiz?.['title'], quiz?.['type'], quiz?.['hasBoard']];

/** Schedules what a change calls for. Any other write is ignored. */
export async function onQuizWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const ownerId = (after ?? before)?.['ownerId'] as string | undefined;
  const isEdited = before && after && before['revision'] !== after['revision'];
  const hasCounts = isCounted(before, after);
  await Promise.all([
    // at once what may not be seen any more; what may be, with the next window
    hasScoreboard(before) && !hasScoreboard(after) && recountTarget({ kind: 'board', id }),
    // also when a suspension was lifted
    before &&
      hasScoreboard(after) &&
      (isEdited || !hasScoreboard(before) || !isSame(before[RANKED], after?.[RANKED])) &&
      scheduleRecount({ kind: 'board', id }),
    hasCounts && ownerId && scheduleRecount({ kind: 'profile', id: ownerId }),
    !hasCounts &&
      isOffered(after) &&
      !isSame(listed(before), listed(after)) &&
      ownerId &&
      scheduleRecount({ kind: 'list', id: ownerId }),
    before && !after && scheduleCleanUp(id),
    before?.['isPublic'] && after && !after['isPublic'] && scheduleClosing(id, Number(after['revision'])),
  ]);
}
