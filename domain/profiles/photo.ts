import { AVATAR_MAX_BYTES } from '../limits.ts';

/** Why a file is not taken as a profile photo. `unreadable`: it says it is an image, but this browser cannot open it. */
export type PhotoProblem = 'not-image' | 'too-large' | 'unreadable';

/** The format a photo is stored in, and its file's ending. */
export const PHOTO_ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type PhotoType = keyof typeof PHOTO_ENDINGS;

/** Why a chosen file is turned down before it is opened; null when it may be tried. */
export function findPhotoProblem({ type, size }: { type: string; size: number }): PhotoProblem | null {
  // some systems give no type for newer formats: opening the file says what it is
  if (type !== '' && !type.startsWith('image/')) return 'not-image';
  return size > AVATAR_MAX_BYTES ? 'too-large' : null;
}

/** Where a person's photo lies in Storage. */
export const photoPath = (uid: string, type: PhotoType) => `profile-images/${uid}/avatar.${PHOTO_ENDINGS[type]}`;

/** The file in a person's own folder that an address leads to; null for a photo from elsewhere, which is not ours to delete. */
export function ownPhotoPath(uid: string, photoURL: string | null): string | null {
  const file = /\/o\/profile-images%2F([^/?#%]+)%2F(avatar\.\w+)(?:[?#]|$)/.exec(photoURL ?? '');
  return file && file[1] === uid ? `profile-images/${uid}/${file[2]}` : null;
}
