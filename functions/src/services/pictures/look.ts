import type { QuizType } from '@domain/games/index.ts';
import type { ICONS } from './icons.ts';

/** The look of src/ui/palette.ts and src/games, which functions can't import; a test compares them. */
export const FILLS = { violet: '#a58bff', coral: '#ff8a75', teal: '#3fd0bb', yellow: '#ffd23f' } as const;
export type Fill = (typeof FILLS)[keyof typeof FILLS];
export const GAME_FILLS: Readonly<Record<QuizType, Fill>> = {
  'know-me': FILLS.violet,
  'two-truths': FILLS.coral,
  'never-have-i-ever': FILLS.teal,
};
export const GAME_ICONS: Readonly<Record<QuizType, keyof typeof ICONS>> = {
  'know-me': 'brain',
  'two-truths': 'masks',
  'never-have-i-ever': 'hand',
};
export const INK = '#1f1a2e';
export const PAPER = '#fff6e6';
export const CARD = '#fffdf8';
export const CREAM = '#fff4df';
export const NIGHT = '#17132a';
export const NIGHT_CARD = '#241e3f';
