import { gameOf, QUIZ_TYPES } from '@domain/games/index.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { GAME_VIEWS } from './index.ts';

/** Returns how to show an answer when its game is unknown. */
export function useFixedAnswers(): (given: string) => string {
  const { t } = useTranslation('games');
  return (given) => {
    const type = QUIZ_TYPES.find((one) => gameOf(one).fixedAnswers?.includes(given));
    return (type && GAME_VIEWS[type].answer?.(t, given)) ?? given;
  };
}
