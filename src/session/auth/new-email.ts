import { AuthFailure } from '@domain/auth/session.ts';
import { toAddress } from '@domain/email.ts';
import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { requireUser } from './auth.ts';
import { orFailure } from './auth-failure.ts';

/**
 * Sends a link to a new email, which the account has once somebody confirms it there; then the service writes to the old
 * one, with a link that takes it back. Says the same for an email in use. Throws an AuthFailure.
 */
export async function sendNewEmail(email: string): Promise<void> {
  try {
    const settings = { url: `${location.origin}/account` };
    await orFailure(() => verifyBeforeUpdateEmail(requireUser(), toAddress(email), settings));
  } catch (error) {
    // whose it is, is nobody's business
    if (!(error instanceof AuthFailure && error.problem === 'email-in-use')) throw error;
  }
}
