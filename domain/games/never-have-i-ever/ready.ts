import { READY } from '../../locales/ready.ts';
import type { GameReady } from '../game-ready.ts';
import type { NeverItem } from './draft.ts';

const { normal, spicy } = READY.en['never-have-i-ever'];

export const neverReady: GameReady<NeverItem> = {
  perItem: 1,
  lists: { normal: Object.keys(normal), spicy: Object.keys(spicy) },
  templates: {
    'back-row': ['n03', 'n11', 'n25', 'n31', 'n33', 'n34'],
    'family-dinner': ['n04', 'n23', 'n27', 'n39', 'n50', 'n51'],
  },
  itemOf: (id, [piece], language) => {
    const texts = READY[language]['never-have-i-ever'];
    const statement = { ...texts.normal, ...texts.spicy }[piece as keyof (typeof texts)['normal' | 'spicy']];
    // new items in the editor begin with "never"
    return { id, statement, answer: 'never' };
  },
};
