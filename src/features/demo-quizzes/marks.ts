import { DEMO_QUESTIONS } from '@domain/limits.ts';
import type { AnswerMark } from '../../ui/answer-button.tsx';

/** The stamp of every question of a demo, in order, with the answers given so far. */
export const demoMarks = (verdicts: readonly boolean[]): AnswerMark[] =>
  Array.from({ length: DEMO_QUESTIONS }, (_, place) => {
    const isRight = verdicts[place];
    return isRight === undefined ? 'open' : isRight ? 'right' : 'wrong';
  });
