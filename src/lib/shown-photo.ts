import { PHOTOS } from '../config/env.ts';

/** Returns whether a photo is in our own storage or being uploaded: no other server may learn who views a profile. */
export const isShownPhoto = (address: string): boolean => address.startsWith(PHOTOS) || address.startsWith('blob:');
