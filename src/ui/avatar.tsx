import { avatarFill } from '@domain/palette.ts';
import { initialOf } from '@domain/profiles/name.ts';
import { useState } from 'react';
import { isShownPhoto } from '../lib/shown-photo.ts';
import css from './avatar.module.css';

/** The spec's sizes (12, 20 and 32 units of 4 px). */
const SIZES = { sm: 48, md: 80, lg: 128 } as const;

interface Props {
  name: string;
  photoURL: string | null;
  /** By name, or in pixels. */
  size?: keyof typeof SIZES | number;
}

/**
 * A person's picture, or the first letter of the name on a color derived from it, also when the picture fails to load.
 * Decorative.
 */
export function Avatar({ name, photoURL, size = 56 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const pixels = typeof size === 'number' ? size : SIZES[size];
  return (
    <div
      className={css['round']}
      aria-hidden
      style={{
        width: pixels,
        height: pixels,
        fontSize: pixels * 0.45,
        // a name that is still loading
        background: name ? avatarFill(name) : 'var(--mui-palette-divider)',
      }}
    >
      {photoURL && isShownPhoto(photoURL) && photoURL !== broken ? (
        <img src={photoURL} alt="" width={pixels} height={pixels} onError={() => setBroken(photoURL)} />
      ) : (
        name && initialOf(name)
      )}
    </div>
  );
}
