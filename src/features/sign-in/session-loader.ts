import { AuthFailure } from '@domain/auth/session.ts';

/** Throws an AuthFailure when the file did not arrive. */
async function orNetwork<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new AuthFailure('network');
  }
}

/**
 * The sign-in service and the database weigh more than the rest of this page together. The form is usable before they
 * are here: they load while a person types. Throws an AuthFailure when they cannot be had.
 */
export async function loadSession() {
  const session = await orNetwork(() => import('../../session/session.ts'));
  session.startSession();
  return session;
}

/** Throws an AuthFailure. */
export const loadAuth = () => orNetwork(() => import('../../session/auth/auth.ts'));

/** Throws an AuthFailure. */
export const loadGoogle = () => orNetwork(() => import('../../session/auth/google.ts'));

const isServerThere = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads for somebody who has pressed a button. Until 2026 the standard had browsers remember that a file did not arrive,
 * and many never ask for it again: where the server can be reached by now, the page is loaded anew, with what was
 * typed. Throws as `load` does.
 */
export async function insistOn<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await isServerThere()) location.reload();
    throw error;
  }
}
