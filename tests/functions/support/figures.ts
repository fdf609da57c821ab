import { paths } from '@domain/paths.ts';
import { quizList } from '@domain/quiz/quiz-list.ts';
import { type Figures, figuresOf, NO_QUIZZES } from '@domain/quiz/stats.ts';
import { stored } from './backend.ts';
import { untilEqual } from './until.ts';

/** Returns what a creator's page says of public quizzes. */
export async function figuresIn(uid: string): Promise<Figures> {
  const list = await stored(paths.listing(uid));
  return figuresOf(list ? quizList.parse({ ...list, quizzes: [] }) : NO_QUIZZES);
}

export const figuresBecome = (uid: string, figures: Figures) => untilEqual(() => figuresIn(uid), figures);
