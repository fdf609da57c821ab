import type { Quiz } from '@domain/quiz/quiz.ts';
import type { Dispatch } from 'react';
import { type Play, type PlayAction, questionIndex } from './play.ts';
import { QuestionScreen } from './question-screen.tsx';
import { useVerdicts } from './use-verdicts.ts';

export { AgeCheck } from './age-check.tsx';
export { Delivery } from './delivery.tsx';

/** One question after the other, with the stamps of all. */
export function Questions(props: { quiz: Quiz; play: Play; dispatch: Dispatch<PlayAction>; note: string | undefined }) {
  const { quiz, play } = props;
  const marks = useVerdicts(quiz, play.answers);
  const question = quiz.questions[questionIndex(play)];
  return question ? <QuestionScreen key={question.id} {...props} question={question} marks={marks} /> : null;
}
