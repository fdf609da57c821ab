import { isFaceAddress } from '@domain/profiles/face.ts';
import { PHOTOS } from '../config/env.ts';

/** Returns whether a photo is ours (stored, drawn, or being uploaded): no other server may learn who views a profile. */
export const isShownPhoto = (address: string): boolean =>
  address.startsWith(PHOTOS) || isFaceAddress(address) || address.startsWith('blob:');
