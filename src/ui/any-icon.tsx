import { GAME_ICON_PATHS } from '@domain/games/icon-paths.ts';
import { Outline } from './icon.tsx';
import { ICON_PATHS } from './icon-paths.ts';
import { MORE_ICON_PATHS } from './more-icon-paths.ts';

const PATHS = { ...ICON_PATHS, ...GAME_ICON_PATHS, ...MORE_ICON_PATHS };

export type AnyIconName = keyof typeof PATHS;

/** An `Icon` from the whole set, which is too heavy for the most visited pages. */
export function AnyIcon({ name, size }: { name: AnyIconName; size?: number | string }) {
  return <Outline path={PATHS[name]} size={size} />;
}
