import { AVATAR_MAX_BYTES } from '../limits.ts';
import { isFaceAddress } from './face.ts';
import type { PictureFile } from './picture-file.ts';
import type { Profile } from './profile.ts';

/** Why a file is refused as a profile photo. `unreadable`: this browser can't open it; `heic`: nor such a one of an iPhone. */
export type PhotoProblem = 'not-image' | 'too-large' | 'unreadable' | 'heic';

export const PHOTO_ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type PhotoType = keyof typeof PHOTO_ENDINGS;

/** Returns why a file isn't even opened. `content` is what its first bytes say, which counts more than its type. */
export function findPhotoProblem(
  { type, size }: { type: string; size: number },
  content: PictureFile | null,
): PhotoProblem | null {
  // an unknown type may be a newer picture format: opening it will tell
  if (content === null && !type.startsWith('image/')) return 'not-image';
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
