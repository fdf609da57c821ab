import { BRAND_FILLS, type Color, FILLS } from '../palette.ts';

/** The drawn faces of people without a photo, as their files are called. */
export const FACES = [
  'grin',
  'wink',
  'stars',
  'shades',
  'glasses',
  'beanie',
  'music',
  'fringe',
  'tongue',
  'shy',
  'sleepy',
  'cat',
] as const;
export type Face = (typeof FACES)[number];

const FOLDER = '/icons/faces/';
/** Returns where a face's drawing is, which a profile has in place of a photo's address; null without a face. */
export const faceAddress = (face: Face | null | undefined): string | null => (face ? `${FOLDER}${face}.svg` : null);
export const isFaceAddress = (address: string): boolean => address.startsWith(FOLDER);

/** What stands for a person without a photo. */
export interface Portrait {
  face: Face;
  /** The color behind it. */
  fill: (typeof BRAND_FILLS)[number];
}

/** Matches a stored portrait: a face, and its color as the fragment. Older profiles have a face alone, or neither. */
const STORED = /^\/icons\/faces\/([a-z]+)\.svg(?:#([a-z]+))?$/;

/** Returns a person's face and its color: those in place of their photo, or else by their name. */
export function portraitOf(name: string, photoURL: string | null = null): Portrait {
  const [, chosen, color] = STORED.exec(photoURL ?? '') ?? [];
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const byName = FACES[Math.floor(sum / BRAND_FILLS.length) % FACES.length] ?? 'grin';
  return {
    face: FACES.find((face) => face === chosen) ?? byName,
    fill:
      BRAND_FILLS.find((fill) => fill === FILLS[color as Color]) ??
      BRAND_FILLS[sum % BRAND_FILLS.length] ??
      FILLS.violet,
  };
}

export const nextFace = (face: Face): Face => FACES[(FACES.indexOf(face) + 1) % FACES.length] ?? face;
