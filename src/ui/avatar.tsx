import { faceAddress, portraitOf } from '@domain/profiles/face.ts';
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

/** A person's photo; a drawn face without one that can be loaded. Decorative. */
export function Avatar({ name, photoURL, size = 56 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const pixels = typeof size === 'number' ? size : SIZES[size];
  const { face, fill } = portraitOf(name, photoURL);
  const isShown = photoURL && photoURL !== broken && isShownPhoto(photoURL);
  const src = isShown ? photoURL : faceAddress(face);
  return (
    // a name that is still loading has no face yet
    <div
      className={css['round']}
      aria-hidden
      style={{ width: pixels, height: pixels, ...(name && { background: fill }) }}
    >
      {(name || isShown) && src && (
        <img src={src} alt="" width={pixels} height={pixels} onError={() => setBroken(photoURL)} />
      )}
    </div>
  );
}
