import { AuthFailure } from '@domain/auth/session.ts';

/**
 * The sign-in service and the database weigh more than the rest of this page together. The form is usable before they
 * are here: they load while a person types. Throws an AuthFailure when they cannot be had.
 */
export async function loadSession() {
  try {
    const session = await import('../../stores/session.ts');
    session.startSession();
    return session;
  } catch {
    throw new AuthFailure('network');
  }
}

export async function loadAuth() {
  try {
    return await import('../../data/auth.ts');
  } catch {
    throw new AuthFailure('network');
  }
}
