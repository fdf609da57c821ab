import type { QuizType } from '@domain/games/index.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { TFunction } from 'i18next';
import { readPlayerName } from '../../lib/player-name.ts';
import { readSessionHint } from '../../session/hint.ts';

/** Returns the title to begin with, after whoever made the quiz. */
export function titleOf(type: QuizType, t: TFunction<'mine'>, name = readPlayerName()): string {
  const known = firstName(name ?? readSessionHint()?.username ?? '');
  return known === '' ? t(`title.${type}.me`) : t(`title.${type}.name`, { name: known });
}
