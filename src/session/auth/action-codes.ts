import type { ActionMode } from '@domain/auth/returning-url.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import { toAddress } from '@domain/email.ts';
import { applyActionCode, checkActionCode, confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { orFailure, toFailure } from './auth-failure.ts';

const MODES: Readonly<Record<string, ActionMode>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

/** Errors that would reveal whether an email has an account here. */
const TELLING: readonly unknown[] = ['wrong-credentials', 'account-disabled'];

/** Runs a request that sends a link; an email without an account succeeds, too. Throws an AuthFailure. */
export async function withoutTelling(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const failure = toFailure(error);
    if (!(failure instanceof AuthFailure && TELLING.includes(failure.problem))) throw failure;
  }
}

/** The link leads to `from`. An email without an account succeeds, too. Throws an AuthFailure. */
export async function sendReset(email: string, language: string, from: string | null): Promise<void> {
  auth.languageCode = language;
  const query = new URLSearchParams({ mode: 'sign-in', ...(from !== null && { from }) });
  await withoutTelling(() =>
    sendPasswordResetEmail(auth, toAddress(email), { url: `${location.origin}/auth?${query}` }),
  );
}

export async function signedInEmail(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser?.email ?? null;
}

/** Returns the email a link is for; for a change, the new one. Doesn't use up the link. Throws an AuthFailure. */
export async function readAction(mode: ActionMode, code: string): Promise<{ email: string | null }> {
  const { operation, data } = await orFailure(() => checkActionCode(auth, code));
  // the page's texts follow the address, which anyone can write
  if (MODES[operation] !== mode) throw new AuthFailure('link-used');
  return { email: data.email ?? null };
}

/** Applies a link and uses it up. Throws an AuthFailure. */
export async function applyAction(code: string): Promise<void> {
  await orFailure(() => applyActionCode(auth, code));
}

/** Sets the password of a link's account and uses the link up. Throws an AuthFailure. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await orFailure(() => confirmPasswordReset(auth, code, password));
}
