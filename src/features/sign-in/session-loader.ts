import { AuthFailure } from '@domain/auth/session.ts';

/** Throws an AuthFailure when the file fails to load. */
async function orNetwork<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new AuthFailure('network');
  }
}

/**
 * Loads Auth and the database, which weigh more than the rest of this page, while a person types. Throws an AuthFailure
 * when that fails.
 */
export async function loadSession() {
  const session = await orNetwork(() => import('../../session/session.ts'));
  session.startSession();
  return session;
}

/** Loads what makes an account. Throws an AuthFailure. */
export const loadSignUp = () => orNetwork(() => import('../../session/sign-up.ts'));

/** Loads what signs in by a password. Throws an AuthFailure. */
export const loadPassword = () => orNetwork(() => import('../../session/auth/password.ts'));

/** Loads Google sign-in. Throws an AuthFailure. */
export const loadGoogle = () => orNetwork(() => import('../../session/auth/google.ts'));
