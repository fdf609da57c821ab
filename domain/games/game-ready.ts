import type { Language } from '../languages.ts';
import type { AnyItem } from './game-draft.ts';

/** `normal` is for everyone from 13 up, `spicy` for adults. */
export type ReadyList = 'normal' | 'spicy';

/** The ready content of a game: pieces that creators only answer. Separate from `GameDraft`, because it is loaded later. */
export interface GameReady<Item extends AnyItem = AnyItem> {
  readonly perItem: number;
  /** The ids of the pieces. Not every game has something for adults. */
  readonly lists: Readonly<Record<ReadyList, readonly string[]>>;
  readonly templates: Readonly<Record<string, readonly string[]>>;
  /** Returns an item made of pieces of the game, with what only its creator knows left open. */
  itemOf(id: string, pieces: readonly string[], language: Language): Item;
}
