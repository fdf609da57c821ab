import type { QuizDraft } from '@domain/quiz/draft.ts';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** Returns what is wrong with a field, by its path, in words; undefined when nothing is. */
export type ProblemText = (path: string) => string | undefined;

export interface EditorProps<Item> {
  question: Item;
  problemText: ProblemText;
  /** Whether the item was just added. */
  hasFocus: boolean;
  onChange(question: Item): void;
}

/** How a game is written on the screen. Apart from `GameView`, so that players don't load it. */
export interface GameEditor<Draft extends QuizDraft = QuizDraft> {
  icon: typeof SvgIcon;
  /** Whether a creator can begin with a list of ready statements. */
  hasReadyList: boolean;
  /** The fields of one item. */
  Item(props: EditorProps<Draft['questions'][number]>): ReactNode;
  /** How far the list is from what the game needs, while that is worth saying. */
  Status(props: { draft: Draft }): ReactNode;
}
