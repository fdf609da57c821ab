import { DomainError } from '@domain/errors.ts';
import { getAuth } from 'firebase-admin/auth';

export interface AuthUser {
  name: string | null;
  email: string | null;
  phone: string | null;
  photoURL: string | null;
}

/** The Auth account of a signed-in caller; `unauthenticated` when it has been deleted since its token was made. */
export async function fetchAuthUser(uid: string): Promise<AuthUser> {
  try {
    const { displayName, email, phoneNumber, photoURL } = await getAuth().getUser(uid);
    return { name: displayName ?? null, email: email ?? null, phone: phoneNumber ?? null, photoURL: photoURL ?? null };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      throw new DomainError('unauthenticated', 'The account no longer exists.');
    }
    throw error;
  }
}
