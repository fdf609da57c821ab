import type { QuizType } from '@domain/games/index.ts';
import type { Prompt } from '@domain/prompts.ts';
import type { ICONS } from './icons.ts';

/** What is on a round sticker: an outline, or an emoji. */
export type Sign = keyof typeof ICONS | { emoji: string };

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
/** The ground and the sign of each kind of message page but the default one. */
const PROMPT_LOOKS: Readonly<Record<Prompt, { ground: Fill; icon: Sign }>> = {
  words: { ground: FILLS.violet, icon: { emoji: '💬' } },
  confess: { ground: FILLS.coral, icon: { emoji: '🤫' } },
  ask: { ground: FILLS.teal, icon: { emoji: '🙋' } },
  first: { ground: FILLS.yellow, icon: { emoji: '👋' } },
  memory: { ground: FILLS.coral, icon: { emoji: '📸' } },
  song: { ground: FILLS.violet, icon: { emoji: '🎧' } },
  advice: { ground: FILLS.teal, icon: { emoji: '💡' } },
  vibe: { ground: FILLS.yellow, icon: { emoji: '✨' } },
  dare: { ground: FILLS.coral, icon: { emoji: '🎲' } },
  post: { ground: FILLS.teal, icon: { emoji: '🤳' } },
  unsaid: { ground: FILLS.violet, icon: { emoji: '💛' } },
};
export const INK = '#1f1a2e';
export const PAPER = '#fff6e6';
export const CARD = '#fffdf8';
export const CREAM = '#fff4df';
export const NIGHT = '#17132a';
export const NIGHT_CARD = '#241e3f';

export const CIRCLE_LOOK = { ground: FILLS.teal, icon: { emoji: '👀' } } as const;

/** Returns the look of a kind of message page; null stands for the default one. */
export const askLookOf = (prompt: Prompt | null) => ({
  ...(prompt ? PROMPT_LOOKS[prompt] : { ground: FILLS.yellow, icon: 'envelope' as const }),
  background: INK,
  color: CREAM,
});
