import { DomainError } from '@domain/errors.ts';
import { AVATAR_CACHE_S } from '@domain/limits.ts';
import { ownPhotoPath, type PhotoType, photoPath } from '@domain/profiles/photo.ts';
import { FirebaseError } from 'firebase/app';
import type { SquarePhoto } from '../lib/square-photo.ts';
import { loadStorage } from './firebase.ts';
import { requireUid, updateProfile } from './profiles.ts';
import { isSwitchedOff } from './switches.ts';

const isMissing = (error: unknown) => error instanceof FirebaseError && error.code === 'storage/object-not-found';

/** Returns a Storage error as a DomainError; an SDK file that failed to load counts as `network`. */
function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (!(error instanceof FirebaseError)) return new DomainError('network');
  if (error.code === 'storage/unauthenticated') return new DomainError('unauthenticated');
  if (error.code === 'storage/unauthorized') return new DomainError('forbidden');
  return new DomainError(error.code === 'storage/retry-limit-exceeded' ? 'network' : 'internal');
}

async function deleteFile(path: string): Promise<void> {
  const { sdk, service } = await loadStorage();
  try {
    await sdk.deleteObject(sdk.ref(service, path));
  } catch (error) {
    if (!isMissing(error)) throw error; // already gone is fine
  }
}

/** Returns an address without the token, which a later upload would invalidate; its version defeats browser caches. */
async function upload(path: string, type: PhotoType, photo: Blob): Promise<string> {
  const { sdk, service } = await loadStorage();
  const file = sdk.ref(service, path);
  const { metadata } = await sdk.uploadBytes(file, photo, {
    contentType: type,
    cacheControl: `public, max-age=${AVATAR_CACHE_S}`,
  });
  const address = new URL(await sdk.getDownloadURL(file));
  address.searchParams.delete('token');
  address.searchParams.set('v', metadata.generation);
  return address.href;
}

/** Deletes a file that no profile shows; failures are ignored. */
const tidyUp = (path: string) =>
  deleteFile(path).catch((error: unknown) => console.warn('A photo was left over:', toDomainError(error).code));

/** `former`: the address before. On `network`, `unauthenticated`, `forbidden`, `pictures-off`, `internal` it stays. */
export async function saveAvatar({ type, data }: SquarePhoto, former: string | null): Promise<void> {
  try {
    const uid = requireUid();
    const path = photoPath(uid, type);
    const formerPath = ownPhotoPath(uid, former);
    const isOverwritten = formerPath === path;
    const photoURL = await upload(path, type, data);
    try {
      await updateProfile({ photoURL });
    } catch (error) {
      if (!isOverwritten) await tidyUp(path);
      throw error;
    }
    if (formerPath !== null && !isOverwritten) await tidyUp(formerPath);
  } catch (error) {
    const failure = toDomainError(error);
    if (failure.code === 'forbidden' && (await isSwitchedOff('pictures'))) throw new DomainError('pictures-off');
    throw failure;
  }
}

/** Removes the signed-in user's photo; one from elsewhere is only unlinked. Throws like `saveAvatar`. */
export async function removeAvatar(photoURL: string | null): Promise<void> {
  try {
    const path = ownPhotoPath(requireUid(), photoURL);
    if (path !== null) await deleteFile(path);
    await updateProfile({ photoURL: null });
  } catch (error) {
    throw toDomainError(error);
  }
}
