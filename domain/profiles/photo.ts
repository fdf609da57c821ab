import { AVATAR_MAX_BYTES } from '../limits.ts';
import { isFaceAddress } from './face.ts';
import type { Profile } from './profile.ts';

/** Why a file is refused as a profile photo. `unreadable`: this browser can't open it as an image. */
export type PhotoProblem = 'not-image' | 'too-large' | 'unreadable';

export const PHOTO_ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type PhotoType = keyof typeof PHOTO_ENDINGS;

export function findPhotoProblem({ type, size }: { type: string; size: number }): PhotoProblem | null {
  // some systems report no type for newer formats; opening the file will show
  if (type !== '' && !type.startsWith('image/')) return 'not-image';
  return size > AVATAR_MAX_BYTES ? 'too-large' : null;
}

/** Returns whether somebody shows a photo rather than a drawn face. */
export const hasPhoto = ({ photoURL }: Pick<Profile, 'photoURL'>): boolean =>
  photoURL !== null && !isFaceAddress(photoURL);

export const photoPath = (uid: string, type: PhotoType) => `profile-images/${uid}/avatar.${PHOTO_ENDINGS[type]}`;

/** Returns the file in a person's own folder behind an address; null for a photo from elsewhere. */
export function ownPhotoPath(uid: string, photoURL: string | null): string | null {
  const file = /\/o\/profile-images%2F([^/?#%]+)%2F(avatar\.\w+)(?:[?#]|$)/.exec(photoURL ?? '');
  return file && file[1] === uid ? `profile-images/${uid}/${file[2]}` : null;
}
