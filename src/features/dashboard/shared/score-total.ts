import type { Quiz } from '@domain/quiz/quiz.ts';

/** Of how many a quiz's scores are told; null where an edit has left fewer questions than somebody once got right. */
export const scoreTotal = ({ stats: { topScore }, questions }: Quiz): number | null =>
  (topScore ?? 0) > questions.length ? null : questions.length;
