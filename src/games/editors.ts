import type { DraftOf } from '@domain/games/drafts.ts';
import type { QuizType } from '@domain/games/index.ts';
import type { GameEditor } from './game-editor.ts';
import { knowMeEditor } from './know-me/editor.tsx';
import { neverEditor } from './never-have-i-ever/editor.tsx';
import { twoTruthsEditor } from './two-truths/editor.tsx';

const EDITORS: { readonly [Type in QuizType]: GameEditor<DraftOf<Type>> } = {
  'know-me': knowMeEditor,
  'two-truths': twoTruthsEditor,
  'never-have-i-ever': neverEditor,
};

/** Returns a game's editor. */
export const editorOf = (type: QuizType): GameEditor => EDITORS[type];
