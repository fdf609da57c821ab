// @module-tag night
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { seedConsole } from '../../scripts/seed/console.ts';
import { OPERATORS, REPORTED, REPORTED_PLAYER } from '../../scripts/seed/console-data.ts';
import { AUTH, db, FUNCTIONS, PROJECT, stored } from './support/backend.ts';
import { ops } from './support/operator.ts';
import { called, send } from './support/requests.ts';

/** Asks Auth as a browser does. */
async function ask<T>(action: string, body: object): Promise<T> {
  const { body: answer } = await send<T>(`${AUTH}/identitytoolkit.googleapis.com/${action}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer;
}

/** Signs in with the code where the launcher says that it is. */
async function signIn({ email, password, phone }: (typeof OPERATORS)[number]): Promise<string> {
  const { mfaPendingCredential, mfaInfo } = await ask<{
    mfaPendingCredential: string;
    mfaInfo: { mfaEnrollmentId: string }[];
  }>('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true });
  const { phoneResponseInfo } = await ask<{ phoneResponseInfo: { sessionInfo: string } }>(
    'v2/accounts/mfaSignIn:start',
    {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
      phoneSignInInfo: {},
    },
  );
  const { body } = await send<{ verificationCodes: { phoneNumber: string; code: string }[] }>(
    `${AUTH}/emulator/v1/projects/${PROJECT}/verificationCodes`,
    {},
  );
  const { code } = body.verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone) ?? {};
  const { idToken } = await ask<{ idToken: string }>('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { sessionInfo: phoneResponseInfo.sessionInfo, code },
  });
  return idToken;
}

const found = async (collection: string, field: string, values: readonly string[]) =>
  (await db().collection(collection).where(field, 'in', values).get()).docs;

test('the demo has cases, some of them urgent, and two operators who can claim and hand them over', async () => {
  const target = { authPort: Number(new URL(AUTH).port), functionsPort: Number(new URL(FUNCTIONS).port) };
  await seedConsole(target, async (email) => expect((await ops('operator', 'add', email)).code).toBe(0));
  const all = await found(closedPaths.operators, 'email', [OPERATORS[0].email, OPERATORS[1].email]);
  expect(all).toHaveLength(2);
  const [one = '', other = ''] = await Promise.all(OPERATORS.map(signIn));
  const uidOf = (email: string) => all.find((operator) => operator.get('email') === email)?.id ?? '';

  const requests = await found(paths.contactRequests, 'email', ['alex@example.com', 'priya@example.com']);
  const urgency = requests.map((request) => request.get('inquiryType') === 'safety');
  expect(urgency.sort()).toEqual([false, true]);
  const { uid } = (await stored(paths.username(REPORTED.username))) as { uid: string };
  const ofPerson = await found(closedPaths.reports, 'accusedId', [uid]);
  expect(ofPerson.map((report) => [report.get('kind'), report.get('isUrgent'), report.get('count')]).sort()).toEqual([
    ['profile', false, 3],
    ['quiz', true, 2],
  ]);
  expect(await found(closedPaths.reports, 'recipientId', [uid])).toHaveLength(1);
  expect(await found(closedPaths.reports, 'subject.name', [REPORTED_PLAYER])).toHaveLength(1);

  const on = { on: 'report' as const, id: ofPerson[0]?.id ?? '' };
  await called('claimCase', on, one);
  await called('decide', { ...on, action: 'hand-over', note: 'Yours', to: uidOf(OPERATORS[1].email) }, one);
  await called('claimCase', on, other);
});
