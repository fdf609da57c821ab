import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { NEVER_ANSWERS } from '@domain/games/never-have-i-ever/game.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import type { ParseKeys } from 'i18next';
import { useTranslation } from '../../i18n/use-translation.ts';

const isNeverAnswer = (option: string) => NEVER_ANSWERS.some((each) => each === option);

/** Returns the texts of a demo's questions in the current language, by the keys of domain/demo. */
export function useDemoTexts(type: DemoType) {
  const { t } = useTranslation('demo-quizzes');
  // the types don't know which key belongs to which quiz; texts.test.ts checks it
  const text = (statement: string, part: string) =>
    t(`quiz.${type}.${statement}.${part}` as ParseKeys<'demo-quizzes'>) as string;
  return {
    statement: (statement: string) => text(statement, 'text'),
    comment: (statement: string) => text(statement, 'comment'),
    option: (statement: string, option: string) =>
      isNeverAnswer(option) ? t(`never.${option as 'never' | 'ever'}`) : text(statement, option),
    /** Returns a player's name for display. */
    player: (name: string) => (name === ANONYMOUS_RESPONDER ? t(`anonymous.${type}`) : name),
  };
}
