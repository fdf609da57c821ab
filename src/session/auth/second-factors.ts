import type { Factor } from '@domain/auth/second-factor.ts';
import { FirebaseError } from 'firebase/app';
import { type MultiFactorAssertion, multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { refreshUser, requireUser } from './auth.ts';
import { announce } from './auth-events.ts';
import { orFailure } from './auth-failure.ts';
import { phoneAssertion, sendPhoneCode } from './mfa-challenge.ts';

/** A second factor that is saved only after its first correct code. */
export interface Enrolment {
  /** Throws an AuthFailure: `wrong-code` allows another try. */
  verify(code: string, name: string): Promise<void>;
}

async function enrol(assertion: MultiFactorAssertion, name: string): Promise<void> {
  await orFailure(() => multiFactor(requireUser()).enroll(assertion, name));
  await refreshUser();
  announce('MFA_CHALLENGE_VERIFIED');
}

export interface TotpEnrolment extends Enrolment {
  secret: string;
  address: string;
}

/** Throws an AuthFailure. */
export async function beginTotp(): Promise<TotpEnrolment> {
  const user = requireUser();
  const secret = await orFailure(async () =>
    TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession()),
  );
  return {
    secret: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', 'WhoKnows'),
    verify: (code, name) => enrol(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name),
  };
}

/** Sends a code to a new number (in international form). Throws an AuthFailure. */
export async function beginPhone(phoneNumber: string): Promise<Enrolment> {
  const verificationId = await orFailure(async () =>
    sendPhoneCode({ phoneNumber, session: await multiFactor(requireUser()).getSession() }),
  );
  return { verify: (code, name) => enrol(phoneAssertion(verificationId, code), name) };
}

/** Removes a factor; one already removed is fine. Needs a recent sign-in. Throws an AuthFailure. */
export async function removeFactor({ id }: Factor): Promise<void> {
  // another tab or device may have removed it
  await refreshUser();
  const user = requireUser();
  const { enrolledFactors } = multiFactor(user);
  const factor = enrolledFactors.find(({ uid }) => uid === id);
  if (!factor) return;
  await orFailure(async () => {
    try {
      await multiFactor(user).unenroll(factor);
    } catch (error) {
      // the SDK keeps listing a last factor that was removed elsewhere
      if (!(error instanceof FirebaseError && error.code === 'auth/multi-factor-info-not-found')) throw error;
      enrolledFactors.splice(enrolledFactors.indexOf(factor), 1);
    }
  });
  await refreshUser();
}
