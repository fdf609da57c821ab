import type { QuizList } from './quiz-list.ts';
import { type Plays, playsOf } from './stats.ts';

/** Of somebody without public quizzes, who has no list. */
export const NO_QUIZZES: QuizList = { quizzes: [], open: 0, scores: {}, plays: {} };

/** What a profile says of public quizzes. */
export interface Figures extends Plays {
  quizzes: number;
}

export const figuresOf = ({ open, scores }: QuizList): Figures => ({ quizzes: open, ...playsOf(scores) });
