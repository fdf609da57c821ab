import type { QuizDraft } from '@domain/quiz/draft.ts';
import type { ReactNode } from 'react';

/** Returns the translated problem of a field, by its path; undefined when there is none. */
export type ProblemText = (path: string) => string | undefined;

export interface EditorProps<Item> {
  question: Item;
  problemText: ProblemText;
  /** Whether the item was just added. */
  hasFocus: boolean;
  onChange(question: Item): void;
}

/** A game's editor. Separate from `GameView`, so that players don't load it. */
export interface GameEditor<Draft extends QuizDraft = QuizDraft> {
  /** Whether a creator can start from a list of ready statements. */
  hasReadyList: boolean;
  /** The fields of one item. */
  Item(props: EditorProps<Draft['questions'][number]>): ReactNode;
  /** How far the list is from the game's minimum, while that matters. */
  Status(props: { draft: Draft }): ReactNode;
}
