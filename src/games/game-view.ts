import type { QuizType } from '@domain/games/index.ts';
import type { TFunction } from 'i18next';
import type { GAME_ICON_PATHS } from '../ui/game-icon-paths.ts';
import type { Color } from '../ui/palette.ts';

type Words = TFunction<'games'>;

/** How a game looks and what it says to players. Its texts are in games.json. */
export interface GameView {
  color: Color;
  icon: keyof typeof GAME_ICON_PATHS;
  /** What the game asks where the creator writes no prompt of their own; null where they do. */
  ask: ((t: Words) => string) | null;
  /** Stands above the prompt; null where nothing does. */
  lead: ((t: Words) => string) | null;
  /** Stands below the prompt, about the creator by their first name; null where nothing does. */
  hint: ((t: Words, name: string) => string) | null;
  /** Words one of the fixed answers; null where the creator writes the answers. */
  answer: ((t: Words, answer: string) => string) | null;
}

export type GameViews = Readonly<Record<QuizType, GameView>>;
