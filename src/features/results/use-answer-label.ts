import type { QuizType } from '@domain/quiz/quiz.ts';
import { useTranslation } from 'react-i18next';
import { shown, useTranslations } from '../../stores/translations.ts';

/** The props of an element that shows an answer to a quiz of a type: the creator's words, or the app's own. */
export function useAnswerLabel(game: QuizType) {
  const { t } = useTranslation('common');
  const translations = useTranslations();
  return (answer: string) =>
    game === 'never-have-i-ever' && (answer === 'never' || answer === 'ever')
      ? { children: t(`never.${answer}`) }
      : shown(translations, game === 'know-me' ? 'answer' : 'statement', answer);
}
