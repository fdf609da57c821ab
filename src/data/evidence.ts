import { DomainError } from '@domain/errors.ts';
import { FirebaseError } from 'firebase/app';
import { loadStorage } from './firebase.ts';

const isMissing = (error: unknown) => error instanceof FirebaseError && error.code === 'storage/object-not-found';

/** Returns the address of a copy of a reported photo, for this page only; null without one. For operators. */
export async function fetchEvidencePhoto(path: string): Promise<string | null> {
  const { sdk, service } = await loadStorage();
  try {
    // no download link: anybody who has one can see the photo
    return URL.createObjectURL(await sdk.getBlob(sdk.ref(service, path)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw new DomainError('network');
  }
}
