import { GAME_ICON_PATHS } from '@domain/games/icon-paths.ts';
import { gameOf, QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import { type Color, CREAM, FILLS, INK } from '@domain/palette.ts';
import type { Prompt } from '@domain/prompts.ts';
import { PROMPT_ICON_PATHS } from './prompt-icon-paths.ts';

/** Outlines of src/ui, which functions can't import: Material Symbols (Apache 2.0) on a 24 x 24 grid. */
export const ICONS = {
  ...GAME_ICON_PATHS,
  ...PROMPT_ICON_PATHS,
  lock: 'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2m-6 9a2 2 0 1 1 0-4 2 2 0 0 1 0 4M9 8V6a3 3 0 0 1 6 0v2z',
  envelope:
    'M19 10c1.13 0 2.16-.39 3-1.02V18a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h10.1c-.06.32-.1.66-.1 1 0 1.48.65 2.79 1.67 3.71L12 11 5.3 6.81c-.57-.35-1.3.05-1.3.72 0 .29.15.56.4.72l7.07 4.42c.32.2.74.2 1.06 0l4.77-2.98c.54.19 1.1.31 1.7.31m-3-5a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
} as const;

/** What is on a round sticker. */
export type Sign = keyof typeof ICONS;

export type Fill = (typeof FILLS)[Color];
export const GAME_FILLS = Object.fromEntries(QUIZ_TYPES.map((type) => [type, FILLS[gameOf(type).color]])) as Readonly<
  Record<QuizType, Fill>
>;
/** The ground and the sign of each kind of message page but the default one. */
const PROMPT_LOOKS: Readonly<Record<Prompt, { ground: Fill; icon: Sign }>> = {
  words: { ground: FILLS.violet, icon: 'bubble' },
  confess: { ground: FILLS.coral, icon: 'lips' },
  ask: { ground: FILLS.teal, icon: 'hand' },
  first: { ground: FILLS.yellow, icon: 'wave' },
  memory: { ground: FILLS.coral, icon: 'camera' },
  song: { ground: FILLS.violet, icon: 'headphones' },
  advice: { ground: FILLS.teal, icon: 'bulb' },
  vibe: { ground: FILLS.yellow, icon: 'sparkles' },
  dare: { ground: FILLS.coral, icon: 'die' },
  post: { ground: FILLS.teal, icon: 'selfie' },
  unsaid: { ground: FILLS.violet, icon: 'heart' },
};
export const CIRCLE_LOOK = { ground: FILLS.teal, icon: 'eye' } as const;

/** Returns the look of a kind of message page; null stands for the default one. */
export const askLookOf = (prompt: Prompt | null) => ({
  ...(prompt ? PROMPT_LOOKS[prompt] : { ground: FILLS.yellow, icon: 'envelope' as const }),
  background: INK,
  color: CREAM,
});
