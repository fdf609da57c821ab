import type { AnyDraft } from '@domain/games/game-draft.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import type { ReactNode } from 'react';
import type { Translate } from '../i18n/resources.ts';

/** Returns the translated problem of a field, by its path; undefined when there is none. */
export type ProblemText = (path: string) => string | undefined;

export interface EditorProps<Item> {
  question: Item;
  problemText: ProblemText;
  /** Whether it says what the app offered, in any language. */
  isOffered: boolean;
  /** The button for another one; null where there is none. */
  another: ReactNode;
  /** Whether the item was just added. */
  hasFocus: boolean;
  onChange(question: Item): void;
  /** Called when a tap has completed the item, so that the next one is next. */
  onAnswered(): void;
}

type Words = Translate<'quiz-editor'>;

/** What the screen of a game's ready lists says. */
export interface ListWords {
  title(t: Words): string;
  /** Returns the text of one of the answers of the game's `marking`. */
  answer(t: Words, answer: string): string;
}

/** A game's editor. Separate from `GameView`, so that players don't load it. */
export interface GameEditor<Draft extends AnyDraft = QuizDraft> {
  /** The fields of one item. */
  Item(props: EditorProps<Draft['questions'][number]>): ReactNode;
  /** Null for a game whose draft has no `marking`. */
  listWords: ListWords | null;
  /** How far the list is from the game's minimum, while that matters; `isReady` says that nothing stops it from being saved. */
  Status(props: { draft: Draft; isReady: boolean }): ReactNode;
}
