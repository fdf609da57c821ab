import type { GameReady } from '@domain/games/game-ready.ts';
import { READY } from '../unregistered.ts';
import type { ThisOrThatItem } from './draft.ts';

const { normal } = READY.en['this-or-that'];

/** Pairs of things. */
export const thisOrThatReady: GameReady<ThisOrThatItem> = {
  perItem: 1,
  lists: { normal: Object.keys(normal), spicy: [] },
  templates: { 'odd-couples': ['o01', 'o02', 'o03', 'o04', 'o05'] },
  itemOf: (id, [piece], language) => {
    const things = READY[language]['this-or-that'].normal[piece as keyof typeof normal];
    return { id, things: [...things], mine: null };
  },
};
