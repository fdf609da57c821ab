import type { GameView } from '../game-view.ts';

export const twoTruthsView: GameView = {
  ask: (t) => t('two-truths.ask'),
  lead: null,
  hint: null,
  answer: null,
};
