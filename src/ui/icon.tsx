import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

/** The drawing of a decorative icon. */
export function Outline({ path, size = '1.25em' }: { path: string; size?: number | string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={path} />
    </svg>
  );
}

/** A decorative icon in the color and, without `size`, about the height of the surrounding text. */
export function Icon({ name, size }: { name: IconName; size?: number | string }) {
  return <Outline path={ICON_PATHS[name]} size={size} />;
}
