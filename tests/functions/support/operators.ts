import { closedPaths } from '@domain/closed-paths.ts';
import { emulatorToken } from '../../../scripts/lib/emulator-token.ts';
import { askWithCode } from '../../e2e/totp.ts';
import { AUTH, PROJECT, stored } from './backend.ts';
import { ops } from './operator.ts';
import { type Person, signUp } from './people.ts';
import { send } from './requests.ts';

async function ask<T>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  const { status, body: answer } = await send<T>(`${AUTH}/identitytoolkit.googleapis.com/${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

export interface OperatorPerson extends Person {
  /** Signs in once more with both factors. */
  signIn: () => Promise<string>;
}

/** Somebody with an authenticator app, who is no operator yet. */
export async function makeCareful(): Promise<OperatorPerson> {
  const person = await signUp();
  await ask(
    'v1/projects/demo-whoknows/accounts:update',
    { localId: person.uid, emailVerified: true, password: 'pw-known' },
    { authorization: 'Bearer owner' },
  );
  const first = await ask<{ idToken: string }>('v1/accounts:signInWithPassword', {
    email: person.email,
    password: 'pw-known',
    returnSecureToken: true,
  });
  const { totpSessionInfo } = await ask<{ totpSessionInfo: { sharedSecretKey: string; sessionInfo: string } }>(
    'v2/accounts/mfaEnrollment:start',
    { idToken: first.idToken, totpEnrollmentInfo: {} },
  );
  const { sessionInfo, sharedSecretKey: secret } = totpSessionInfo;
  // the code before, as the current one is for signing in
  const enroll = (verificationCode: string) =>
    ask('v2/accounts/mfaEnrollment:finalize', {
      idToken: first.idToken,
      totpVerificationInfo: { sessionInfo, verificationCode },
    });
  await askWithCode(secret, enroll, -1);
  const signIn = async () => {
    const pending = await ask<{ mfaPendingCredential: string; mfaInfo: { mfaEnrollmentId: string }[] }>(
      'v1/accounts:signInWithPassword',
      { email: person.email, password: 'pw-known', returnSecureToken: true },
    );
    const { idToken } = await askWithCode(secret, (verificationCode) =>
      ask<{ idToken: string }>('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential: pending.mfaPendingCredential,
        mfaEnrollmentId: pending.mfaInfo[0]?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
      }),
    );
    return idToken;
  };
  return { ...person, signIn };
}

/** What emulators take for the token of an operator who gave no second factor. */
export const weakTokenOf = ({ uid }: Person): string => emulatorToken(uid, PROJECT, { operator: true });

/** Somebody whom `npm run ops operator add` made an operator, signed in with both factors. */
export async function makeOperator(): Promise<OperatorPerson> {
  const person = await makeCareful();
  const { out, code } = await ops('operator', 'add', person.email);
  if (code !== 0 || !(await stored(closedPaths.operator(person.uid)))) throw new Error(out);
  return { ...person, token: await person.signIn() };
}
