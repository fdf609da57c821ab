import type { GameView } from '../../../src/games/game-view.ts';
import { typed } from '../unregistered.ts';

export const thisOrThatView: GameView = {
  ask: (t) => typed(t)('this-or-that.ask'),
  lead: null,
  hint: null,
  answer: null,
};
