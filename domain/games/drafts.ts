import type * as z from 'zod/mini';
import type { AnyDraft, GameDraft } from './game-draft.ts';
import type { QuizType } from './index.ts';
import { knowMeDraft } from './know-me/draft.ts';
import { neverDraft } from './never-have-i-ever/draft.ts';
import type { QuestionOf } from './questions.ts';
import { twoTruthsDraft } from './two-truths/draft.ts';

export const GAME_DRAFTS = {
  'know-me': knowMeDraft,
  'two-truths': twoTruthsDraft,
  'never-have-i-ever': neverDraft,
} as const satisfies { readonly [Type in QuizType]: GameDraft<AnyDraft & { type: Type }, QuestionOf<Type>> };

export type ItemOf<Type extends QuizType> = z.infer<(typeof GAME_DRAFTS)[Type]['item']>;
export type DraftOf<Type extends QuizType> = ReturnType<(typeof GAME_DRAFTS)[Type]['toDraft']>;
