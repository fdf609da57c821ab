import { DomainError } from '@domain/errors.ts';
import { AVATAR_CACHE_S } from '@domain/limits.ts';
import { ownPhotoPath, type PhotoType, photoPath } from '@domain/profiles/photo.ts';
import { FirebaseError } from 'firebase/app';
import type { SquarePhoto } from '../lib/square-photo.ts';
import { loadStorage } from './firebase.ts';
import { requireUid, updateProfile } from './profiles.ts';

const isMissing = (error: unknown) => error instanceof FirebaseError && error.code === 'storage/object-not-found';

/** What Storage threw, as one of the product's errors; a file of the SDK that did not arrive is the network's doing. */
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
    if (!isMissing(error)) throw error; // that it is gone already is what is wanted
  }
}

/**
 * Stores the file and gives its address. Anyone may read it by the rules, so the address does without the token, which
 * an upload over the same path would make void: a copy of the address in a quiz or an open page keeps working. The
 * version makes it a new address, because browsers keep what is at the old one.
 */
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

/** Deletes a file that no profile shows; that this failed is nothing to trouble the person with. */
const tidyUp = (path: string) =>
  deleteFile(path).catch((error: unknown) => console.warn('A photo was left over:', toDomainError(error).code));

/**
 * Makes a picture the photo of who is signed in; `former` is the address of the one before. Resolves when the server
 * has it and the profile shows it. Throws `network`, `unauthenticated`, `forbidden` or `internal`; the profile then
 * keeps its address, at which a file of the same ending has been written over.
 */
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
    throw toDomainError(error);
  }
}

/**
 * Takes the photo of who is signed in away: first the file, so that nobody finds it any more, then from the profile.
 * A photo from elsewhere is only no longer shown. Throws as `saveAvatar` does.
 */
export async function removeAvatar(photoURL: string | null): Promise<void> {
  try {
    const path = ownPhotoPath(requireUid(), photoURL);
    if (path !== null) await deleteFile(path);
    await updateProfile({ photoURL: null });
  } catch (error) {
    throw toDomainError(error);
  }
}
