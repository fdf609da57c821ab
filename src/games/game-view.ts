import type { QuizType } from '@domain/games/index.ts';
import type { Translate } from '../i18n/resources.ts';

type Words = Translate<'games'>;

/** What a game itself says to players. The texts are in games.json. */
export interface GameView {
  /** The game's own question; null where the creator writes the prompt. */
  ask: ((t: Words) => string) | null;
  /** Shown above the prompt; null for nothing. */
  lead: ((t: Words) => string) | null;
  /** Shown below the prompt, about the creator by their first name; null for nothing. */
  hint: ((t: Words, name: string) => string) | null;
  /** Returns the text of a fixed answer; null where the creator writes the answers. */
  answer: ((t: Words, answer: string) => string) | null;
}

export type GameViews = Readonly<Record<QuizType, GameView>>;
