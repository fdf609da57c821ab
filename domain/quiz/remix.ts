import { gameOf } from '../games/index.ts';
import { draftsOf, NEW_DRAFT, type QuizDraft } from './draft.ts';
import type { Quiz } from './quiz.ts';

export type Given = Readonly<Record<string, string>>;

/** Returns a draft of the same questions with somebody else's answers. A missing answer is left for the editor. */
export function remixOf({ type, questions }: Quiz, given: Given, title: string): QuizDraft {
  const { promptOf, optionsOf, fixedAnswers } = gameOf(type);
  const { toDraft, toItem } = draftsOf(type);
  const items = questions.map((question) =>
    toItem({
      id: question.id,
      prompt: promptOf(question),
      options: fixedAnswers ? [] : [...optionsOf(question)],
      correct: given[question.id] ?? '',
    }),
  );
  return toDraft({ ...NEW_DRAFT, title }, items);
}
