import { BEGINNINGS } from '../../locales/beginnings.ts';
import type { GameReady } from '../game-ready.ts';
import type { TwoTruthsItem } from './draft.ts';

const normal = BEGINNINGS.en;

/** Beginnings of sentences: whoever finishes one says whether it is true by where they do. */
export const twoTruthsReady: GameReady<TwoTruthsItem> = {
  perItem: 3,
  lists: { normal: Object.keys(normal), spicy: [] },
  templates: {
    'childhood-tales': Object.keys(normal).slice(0, 15),
    'bluff-night': Object.keys(normal).slice(15, 30),
  },
  itemOf: (id, pieces, language) => {
    const [truth1 = '', truth2 = '', lie = ''] = pieces.map(
      (piece) => BEGINNINGS[language][piece as keyof typeof normal],
    );
    return { id, truth1, truth2, lie };
  },
};
