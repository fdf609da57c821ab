import { NEVER_ANSWERS } from '@domain/games/never-have-i-ever/game.ts';
import type { GameView } from '../game-view.ts';

export const neverView: GameView = {
  ask: null,
  lead: (t) => t('never-have-i-ever.lead'),
  hint: (t, name) => t('never-have-i-ever.hint', { name }),
  answer: (t, answer) => {
    const known = NEVER_ANSWERS.find((one) => one === answer);
    return known === undefined ? answer : t(`never-have-i-ever.answers.${known}`);
  },
};
