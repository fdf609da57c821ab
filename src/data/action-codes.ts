import type { ActionMode } from '@domain/auth/returning-url.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import { applyActionCode, checkActionCode, confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth';
import { orFailure, toFailure } from './auth-failure.ts';
import { auth } from './firebase.ts';

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
 * Sends the link for a new password, in the language of the page. An address without an account is a success like any
 * other. Throws an AuthFailure.
 */
export async function sendReset(email: string, language: string): Promise<void> {
  auth.languageCode = language;
  try {
    await sendPasswordResetEmail(auth, email.trim(), { url: `${location.origin}/auth?mode=sign-in` });
  } catch (error) {
    const failure = toFailure(error);
    if (!(failure instanceof AuthFailure && TELLING.includes(failure.problem))) throw failure;
  }
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
