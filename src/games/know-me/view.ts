import type { GameView } from '../game-view.ts';

export const knowMeView: GameView = {
  ask: null,
  lead: null,
  hint: null,
  answer: null,
};
