import { READY } from '../../locales/ready.ts';
import type { GameReady } from '../game-ready.ts';
import type { KnowMeItem } from './draft.ts';

const { normal } = READY.en['know-me'];

export const knowMeReady: GameReady<KnowMeItem> = {
  perItem: 1,
  lists: { normal: Object.keys(normal), spicy: [] },
  templates: {
    'best-friend-exam': ['k01', 'k02', 'k03', 'k04', 'k05'],
    'couple-check': ['k06', 'k07', 'k08', 'k09', 'k10'],
  },
  itemOf: (id, [piece], language) => {
    const { question, options } = READY[language]['know-me'].normal[piece as keyof typeof normal];
    return { id, question, options: [...options], correctAnswer: null };
  },
};
