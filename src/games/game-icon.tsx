import { GAME_ICON_PATHS } from '@domain/games/icon-paths.ts';
import { gameOf, QUIZ_TYPES } from '@domain/games/index.ts';
import { Outline } from '../ui/icon.tsx';
import { ICON_PATHS } from '../ui/icon-paths.ts';
import type { Playable } from './index.ts';

/** The games and messages, in the order in which they are offered. */
export const GAMES_AND_MESSAGES: readonly Playable[] = [...QUIZ_TYPES, 'messages'];

/** The icon of a game, wherever it appears. */
export function GameIcon({ game, size }: { game: Playable; size?: number | string }) {
  const path = game === 'messages' ? ICON_PATHS.envelope : GAME_ICON_PATHS[gameOf(game).icon];
  return <Outline path={path} size={size} />;
}
