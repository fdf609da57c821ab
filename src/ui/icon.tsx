import type { CSSProperties } from 'react';
import { ICON_PATHS } from './icon-paths.ts';

interface OutlineProps {
  path: string;
  size?: number | string | undefined;
  style?: CSSProperties | undefined;
}

export type IconName = keyof typeof ICON_PATHS;

/** The style of what points along a line: it does so in the direction of reading. */
export const ALONG = { transform: 'scaleX(var(--way))' } as const;

/** The drawing of a decorative icon. */
export function Outline({ path, size = '1.25em', style }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      style={{ flex: 'none', ...style }}
    >
      <path d={path} />
    </svg>
  );
}

/** Returns the style of an icon that points along a line. */
export const wayOf = (name: string) => (name === 'backArrow' || name === 'send' ? ALONG : undefined);

/** A decorative icon in the color and, without `size`, about the height of the surrounding text. */
export function Icon({ name, size }: { name: IconName; size?: number | string }) {
  return <Outline path={ICON_PATHS[name]} size={size} style={wayOf(name)} />;
}
