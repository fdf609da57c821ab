import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { NEVER_ANSWERS } from '@domain/games/never-have-i-ever/game.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns the texts of a demo's questions in the current language, by the keys of domain/demo. */
export function useDemoTexts(type: DemoType) {
  const { t } = useTranslation('demo-quizzes');
  // texts.test.ts checks that every question has its own
  const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = useTexts('demo-quizzes').quiz[type];
  const text = (statement: string, part: string) => questions[statement]?.[part] ?? '';
  return {
    statement: (statement: string) => text(statement, 'text'),
    comment: (statement: string) => text(statement, 'comment'),
    option: (statement: string, option: string) => {
      const answer = NEVER_ANSWERS.find((each) => each === option);
      return answer ? t(`never.${answer}`) : text(statement, option);
    },
    /** Returns a player's name for display. */
    player: (name: string) => (name === ANONYMOUS_RESPONDER ? t(`anonymous.${type}`) : name),
  };
}
