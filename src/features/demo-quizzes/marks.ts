import { DEMO_QUESTIONS } from '@domain/limits.ts';
import type { AnswerMark } from '../../ui/answer-button.tsx';

/** Returns the stamp of every question of a demo, in order. */
export const demoMarks = (verdicts: readonly boolean[]): AnswerMark[] =>
  Array.from({ length: DEMO_QUESTIONS }, (_, place) => {
    const isRight = verdicts[place];
    return isRight === undefined ? 'open' : isRight ? 'right' : 'wrong';
  });
