import { toAddress } from '@domain/email.ts';
import {
  type AuthCredential,
  EmailAuthProvider,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInWithCredential,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { signInLinkPath } from '../../lib/sign-in-link.ts';
import { withoutTelling } from './action-codes.ts';
import { orFailure } from './auth-failure.ts';
import { guestHere, orTakeOver } from './guest-account.ts';
import { forgetLinkEmail, keepLinkEmail } from './link-email.ts';

/** Leads on to `from`; this browser keeps the email. Says the same for every email. Throws an AuthFailure. */
export async function sendEmailLink(email: string, language: string, from: string | null): Promise<void> {
  auth.languageCode = language;
  const url = `${location.origin}${signInLinkPath({ from })}`;
  await withoutTelling(() => sendSignInLinkToEmail(auth, toAddress(email), { url, handleCodeInApp: true }));
  keepLinkEmail(toAddress(email));
}

function enterBy(credential: AuthCredential): Promise<unknown> {
  const guest = guestHere();
  if (!guest) return signInWithCredential(auth, credential);
  return orTakeOver(
    () => linkWithCredential(guest, credential),
    () => credential,
  );
}

/** Uses the link up. Throws an AuthFailure (`invalid-email`: sent to another), or a SecondFactorNeeded. */
export async function completeEmailLink(email: string, code: string): Promise<void> {
  // the SDK reads the code from an address, which the page has tidied away
  const link = `${location.origin}${signInLinkPath({ mode: 'signIn', oobCode: code, apiKey: auth.config.apiKey })}`;
  await orFailure(() => enterBy(EmailAuthProvider.credentialWithLink(toAddress(email), link)));
  forgetLinkEmail();
}
