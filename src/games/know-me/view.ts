import type { GameView } from '../game-view.ts';

export const knowMeView: GameView = {
  color: 'violet',
  icon: 'brain',
  ask: null,
  lead: null,
  hint: null,
  answer: null,
};
