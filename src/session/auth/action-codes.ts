import type { ActionMode } from '@domain/auth/returning-url.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import { applyActionCode, checkActionCode, confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { toAddress } from './auth.ts';
import { orFailure, toFailure } from './auth-failure.ts';

/** The service's names of what its links are for. */
const MODES: Readonly<Record<string, ActionMode>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

/** Answers that would tell whether an address has an account here. */
const TELLING: readonly unknown[] = ['wrong-credentials', 'account-disabled'];

/**
 * Sends the link for a new password, in the language of the page. Signing in with it leads to `from`, a path of this
 * app. An address without an account is a success like any other. Throws an AuthFailure.
 */
export async function sendReset(email: string, language: string, from: string | null): Promise<void> {
  auth.languageCode = language;
  const query = new URLSearchParams({ mode: 'sign-in', ...(from !== null && { from }) });
  try {
    await sendPasswordResetEmail(auth, toAddress(email), { url: `${location.origin}/auth?${query}` });
  } catch (error) {
    const failure = toFailure(error);
    if (!(failure instanceof AuthFailure && TELLING.includes(failure.problem))) throw failure;
  }
}

/** The address of who is signed in on this device, as far as the device knows. */
export async function signedInEmail(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser?.email ?? null;
}

/** For which address a link is: of a change, the one that will hold. The link stays good. Throws an AuthFailure. */
export async function readAction(mode: ActionMode, code: string): Promise<{ email: string | null }> {
  const { operation, data } = await orFailure(() => checkActionCode(auth, code));
  // the words on the page go by the address, which anybody can write
  if (MODES[operation] !== mode) throw new AuthFailure('link-used');
  return { email: data.email ?? null };
}

/** Does what a link is for, and uses it up. Throws an AuthFailure. */
export async function applyAction(code: string): Promise<void> {
  await orFailure(() => applyActionCode(auth, code));
}

/** Sets the password of the account that a link is for, and uses the link up. Throws an AuthFailure. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await orFailure(() => confirmPasswordReset(auth, code, password));
}
