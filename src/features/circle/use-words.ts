import type { Circle } from '@domain/circle/circle.ts';
import { CIRCLE_GAME } from '@domain/games/index.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { offerTranslation, shown, useTranslations } from '../../stores/translations.ts';

/** Returns the props of elements that show a circle's questions and answers, in the page's language where wanted. */
export function useWords({ questions }: Circle) {
  const { i18n } = useTranslation();
  const writing = useMemo(() => ({ quizId: null, type: CIRCLE_GAME, title: '', items: questions }), [questions]);
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const translations = useTranslations();
  return {
    question: (text: string) => shown(translations, 'question', text),
    answer: (text: string) => shown(translations, 'answer', text),
    line: translations.line,
  };
}
