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

/** Loads Auth. Throws an AuthFailure. */
export const loadAuth = () => orNetwork(() => import('../../session/auth/auth.ts'));

/** Loads Google sign-in. Throws an AuthFailure. */
export const loadGoogle = () => orNetwork(() => import('../../session/auth/google.ts'));

const isServerThere = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads code after a tap. Many browsers never retry a failed import, as the standard required until 2026: if the server
 * is reachable, the page is reloaded with its input. Throws like `load`.
 */
export async function insistOn<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await isServerThere()) location.reload();
    throw error;
  }
}
