import { admin, askAuth, newestPhoneCode } from './auth-emulator.ts';
import { type Creator, makeCreator } from './creators.ts';
import { askWithCode } from './totp.ts';

interface Token {
  idToken: string;
}
const enrolment = <T>(step: 'start' | 'finalize', body: object) =>
  askAuth<T>(`v2/accounts/mfaEnrollment:${step}`, body);

/** Gives an account an authenticator app. Returns its secret. (The emulator does not keep the name of one.) */
async function addTotp(idToken: string): Promise<{ secret: string } & Token> {
  const { totpSessionInfo } = await enrolment<{
    totpSessionInfo: { sharedSecretKey: string; sessionInfo: string };
  }>('start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo;
  // the code of before: that of now is for signing in
  const done = await askWithCode(
    secret,
    (verificationCode) =>
      enrolment<Token>('finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode } }),
    -1,
  );
  return { secret, ...done };
}

async function addPhone(idToken: string, phoneNumber: string): Promise<void> {
  const { phoneSessionInfo } = await enrolment<{ phoneSessionInfo: { sessionInfo: string } }>('start', {
    idToken,
    phoneEnrollmentInfo: { phoneNumber },
  });
  await enrolment('finalize', {
    idToken,
    displayName: "Mum's phone",
    phoneVerificationInfo: { sessionInfo: phoneSessionInfo.sessionInfo, code: await newestPhoneCode(phoneNumber) },
  });
}

/** A creator whose e-mail is confirmed, with an app as second factor, and a phone where one is given. */
export async function makeCareful(phone?: string): Promise<Creator & { secret: string }> {
  const creator = await makeCreator();
  await admin('update', { localId: creator.uid, emailVerified: true });
  const { email, password } = creator;
  const first = await askAuth<Token>('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true });
  const { secret, idToken } = await addTotp(first.idToken);
  if (phone) await addPhone(idToken, phone);
  return { ...creator, secret };
}
