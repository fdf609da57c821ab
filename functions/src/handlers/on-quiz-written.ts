import { isDeepStrictEqual } from 'node:util';
import { areCounts } from '@domain/quiz/tally.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import { isBoardSound } from '../db/boards.ts';
import { markCopiesOf } from '../db/circles.ts';
import type { DocumentWrite } from '../db/firestore.ts';
import { scheduleCleanUp, scheduleClosing } from '../services/quiz-clean-up.ts';
import { keepPace } from '../services/suspensions.ts';
import { scheduleRecount } from '../services/tasks/schedule.ts';

const isPublic = (quiz: DocumentWrite['after']): boolean => quiz?.['isPublic'] === true;

const isOffered = (quiz: DocumentWrite['after']): boolean =>
  quiz !== null && isPublic(quiz) && quiz['isClosed'] !== true && !isHidden(quiz);

const isSame = (before: unknown, after: unknown) => isDeepStrictEqual(before ?? {}, after ?? {});

/** The fields of a public quiz that the creator's page lists, besides its numbers. */
const listed = (quiz: DocumentWrite['after']): unknown[] =>
  isOffered(quiz) ? [quiz?.['title'], quiz?.['type'], quiz?.['hasBoard']] : [];

/** While its creator is suspended there is no list, and afterwards one even of quizzes that are all closed. */
const isSuspended = (quiz: DocumentWrite['after']): boolean => quiz?.['isSuspended'] === true;

/** Whether the list may be another, or where plays are counted: what is private apart from what is public. */
const isListChanged = (before: DocumentWrite['after'], after: DocumentWrite['after']): boolean =>
  isPublic(before) !== isPublic(after) ||
  (isPublic(after) && isSuspended(before) !== isSuspended(after)) ||
  (before !== null && after === null) ||
  !isSame(listed(before), listed(after));

/** What its owner writes past the functions: whether it takes answers. */
const isToggled = (before: object, after: object): boolean =>
  ('isClosed' in before && before.isClosed === true) !== ('isClosed' in after && after.isClosed === true);

/** What isn't counts as none wherever it's read, and a play makes it look sound: so both are looked at. */
const isSound = (quiz: object): boolean => 'scores' in quiz && areCounts(quiz.scores) && isBoardSound(quiz);

const isRemoved = (quiz: DocumentWrite['after']): boolean => quiz?.['isRemoved'] === true;

/** Does or schedules what a change calls for. Any other write is ignored. */
export async function onQuizWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const ownerId = (after ?? before)?.['ownerId'] as string | undefined;
  await Promise.all([
    ownerId && isListChanged(before, after) && scheduleRecount({ kind: 'list', id: ownerId }),
    after && !(isSound(after) && isSound(before ?? after)) && scheduleRecount({ kind: 'quiz', id }),
    before && !after && scheduleCleanUp(id),
    before && after && isRemoved(before) !== isRemoved(after) && markCopiesOf(id, isRemoved(after)),
    ownerId && before && after && isToggled(before, after) && keepPace(ownerId),
    before?.['isPublic'] && after && !after['isPublic'] && scheduleClosing(id, Number(after['revision'])),
  ]);
}

/** Schedules a new public list. An order is deleted only with its account, whose list goes as well. */
export async function onQuizOrderWritten({ id, after }: DocumentWrite): Promise<void> {
  if (!after) return;
  await Promise.all([scheduleRecount({ kind: 'list', id }), keepPace(id)]);
}
