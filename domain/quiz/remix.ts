import { gameOf } from '../games/index.ts';
import { OPTION_TEXT_MAX, QUESTION_TEXT_MAX } from '../limits.ts';
import type { TranslationContext } from '../translation/context.ts';
import { draftsOf, NEW_DRAFT, type QuizDraft } from './draft.ts';
import type { Quiz } from './quiz.ts';

export type Given = Readonly<Record<string, string>>;

/** Returns a text as it is shown: translated, or the original. */
type Say = (context: TranslationContext, text: string) => string;

/**
 * Returns a draft of the same questions with somebody else's answers, in the words that `say` has shown them. A missing
 * answer is left for the editor.
 */
export function remixOf({ type, questions }: Quiz, given: Given, title: string, say: Say): QuizDraft {
  const { promptOf, optionsOf, fixedAnswers, texts } = gameOf(type);
  const within = (max: number, context: TranslationContext | null) => (text: string) => {
    const said = context === null ? text : say(context, text);
    return said.length > max ? text : said;
  };
  const sayPrompt = within(QUESTION_TEXT_MAX, texts.prompt);
  const sayAnswer = within(OPTION_TEXT_MAX, texts.answer);
  const { toDraft, toItem } = draftsOf(type);
  const items = questions.map((question) => {
    const options = fixedAnswers ? [] : optionsOf(question);
    const isClear = new Set(options.map(sayAnswer)).size === options.length;
    const sayOne = isClear ? sayAnswer : (text: string) => text;
    return toItem({
      id: question.id,
      prompt: sayPrompt(promptOf(question)),
      options: options.map(sayOne),
      correct: sayOne(given[question.id] ?? ''),
    });
  });
  return toDraft({ ...NEW_DRAFT, title }, items);
}
