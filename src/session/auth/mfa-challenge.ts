import { SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import type { Factor } from '@domain/auth/second-factor.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import {
  getMultiFactorResolver,
  type MultiFactorAssertion,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorSession,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
  updateCurrentUser,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { announce, toFactor } from './auth-events.ts';

/** Sends a code by text message, after reCAPTCHA. Returns the verification id. */
export async function sendPhoneCode(
  to: { session: MultiFactorSession } & ({ phoneNumber: string } | { multiFactorHint: MultiFactorInfo }),
): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

export const phoneAssertion = (verificationId: string, code: string): MultiFactorAssertion =>
  PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));

/** Returns the error that continues a sign-in with one of the factors the service names. */
export function secondFactorNeeded(error: MultiFactorError, toFailure: (error: unknown) => Error): SecondFactorNeeded {
  const resolver = getMultiFactorResolver(auth, error);
  const sent = new Map<string, string>();
  const assertionOf = (factor: Factor, code: string) => {
    if (factor.kind === 'totp') return TotpMultiFactorGenerator.assertionForSignIn(factor.id, code);
    const verificationId = sent.get(factor.id);
    if (verificationId === undefined) throw new AuthFailure('code-expired');
    return phoneAssertion(verificationId, code);
  };
  return new SecondFactorNeeded(resolver.hints.map(toFactor), {
    sendCode: async (factor) => {
      const hint = resolver.hints.find(({ uid }) => uid === factor.id);
      if (!hint) throw new AuthFailure('internal');
      try {
        sent.set(factor.id, await sendPhoneCode({ multiFactorHint: hint, session: resolver.session }));
      } catch (failure) {
        throw toFailure(failure);
      }
    },
    verify: async (factor, code) => {
      try {
        const { user } = await resolver.resolveSignIn(assertionOf(factor, code));
        // reauthenticated with the whole page, by an Auth of its own
        if (user !== auth.currentUser) await updateCurrentUser(auth, user);
      } catch (failure) {
        throw toFailure(failure);
      }
      announce('MFA_CHALLENGE_VERIFIED');
    },
  });
}
