import { GAMES, type QuizType } from '@domain/games/index.ts';
import type { TranslationContext } from '@domain/translation/context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { GAME_VIEWS } from './index.ts';

/** The props of an element that shows a text. */
interface Shown {
  children: string;
  lang?: string | undefined;
}
type Show = (context: TranslationContext, text: string) => Shown;

const asWritten: Show = (_, text) => ({ children: text });

/**
 * Returns how to show a game's prompts and answers: the creator's texts through `show`, which may translate them, and
 * the app's own in its language.
 */
export function useWording(type: QuizType, show: Show = asWritten) {
  const { t, i18n } = useTranslation('games');
  const { texts } = GAMES[type];
  const { ask, lead, hint, answer } = GAME_VIEWS[type];
  const own = (children: string): Shown => ({ children, lang: i18n.language });
  return {
    prompt: (text: string): Shown => (texts.prompt === null ? own(ask?.(t) ?? text) : show(texts.prompt, text)),
    answer: (text: string): Shown =>
      texts.answer === null ? own(answer?.(t, text) ?? text) : show(texts.answer, text),
    lead: lead?.(t),
    hint: (name: string) => hint?.(t, name),
    /** The label of the right answer. */
    rightAnswer: t(`${type}.rightAnswer`),
  };
}
