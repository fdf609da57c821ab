import { gameOf, QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import { type Color, CREAM, FILLS, INK } from '@domain/palette.ts';
import type { Prompt } from '@domain/prompts.ts';
import type { ICONS } from './icons.ts';

/** What is on a round sticker: an outline, or an emoji. */
export type Sign = keyof typeof ICONS | { emoji: string };

export type Fill = (typeof FILLS)[Color];
export const GAME_FILLS = Object.fromEntries(QUIZ_TYPES.map((type) => [type, FILLS[gameOf(type).color]])) as Readonly<
  Record<QuizType, Fill>
>;
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
export const CIRCLE_LOOK = { ground: FILLS.teal, icon: { emoji: '👀' } } as const;

/** Returns the look of a kind of message page; null stands for the default one. */
export const askLookOf = (prompt: Prompt | null) => ({
  ...(prompt ? PROMPT_LOOKS[prompt] : { ground: FILLS.yellow, icon: 'envelope' as const }),
  background: INK,
  color: CREAM,
});
