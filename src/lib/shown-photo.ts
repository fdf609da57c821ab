import { PHOTOS } from '../config/photos.ts';

/** Whether a photo lies in our own storage, or is just being uploaded: no other server hears who looks at a profile. */
export const isShownPhoto = (address: string): boolean => address.startsWith(PHOTOS) || address.startsWith('blob:');
