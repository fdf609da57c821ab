import type { ItemOf } from './drafts.ts';
import type { GameReady } from './game-ready.ts';
import type { QuizType } from './index.ts';
import { knowMeReady } from './know-me/ready.ts';
import { neverReady } from './never-have-i-ever/ready.ts';
import { twoTruthsReady } from './two-truths/ready.ts';

export const GAME_READY = {
  'know-me': knowMeReady,
  'two-truths': twoTruthsReady,
  'never-have-i-ever': neverReady,
} as const satisfies { readonly [Type in QuizType]: GameReady<ItemOf<Type>> };
