import type { Game } from './games.ts';
import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

export const GAME_ICONS = {
  'know-me': 'brain',
  'two-truths': 'masks',
  'never-have-i-ever': 'hand',
  messages: 'envelope',
} as const satisfies Readonly<Record<Game, IconName>>;

/** The drawing of a decorative icon. */
export function Outline({ path, size = '1.25em' }: { path: string; size?: number | string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={path} />
    </svg>
  );
}

/** A decorative icon in the colour and, unless `size` says otherwise, about the height of the text around it. */
export function Icon({ name, size }: { name: IconName; size?: number | string }) {
  return <Outline path={ICON_PATHS[name]} size={size} />;
}
