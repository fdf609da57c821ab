import type { DraftOf } from './drafts.ts';
import type { GameTemplates } from './game-templates.ts';
import type { QuizType } from './index.ts';
import { knowMeTemplates } from './know-me/templates.ts';
import { neverTemplates } from './never-have-i-ever/templates.ts';
import { twoTruthsTemplates } from './two-truths/templates.ts';

export const GAME_TEMPLATES = {
  'know-me': knowMeTemplates,
  'two-truths': twoTruthsTemplates,
  'never-have-i-ever': neverTemplates,
} as const satisfies { readonly [Type in QuizType]: GameTemplates<DraftOf<Type>> };
