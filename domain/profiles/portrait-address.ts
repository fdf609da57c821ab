import { type Color, FILLS } from '../palette.ts';
import { faceAddress, type Portrait } from './face.ts';

/** Returns the address by which a profile keeps a portrait, whatever its owner is called later. */
export const portraitAddress = ({ face, fill }: Portrait): string =>
  `${faceAddress(face)}#${Object.keys(FILLS).find((color) => FILLS[color as Color] === fill)}`;
