import { randomUUID } from 'node:crypto';
import { type EndpointName, functionOf } from '@domain/api.ts';
import { APP_CHECK_HEADER } from '@domain/auth/app-check.ts';
import { paths } from '@domain/paths.ts';
import { makeAppCheckToken } from '@domain/testing/make-app-check-token.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { exchangeLocally } from '../../scripts/lib/app-check.ts';
import { startBackend } from '../../scripts/lib/backend.ts';
import { portsAt } from '../../scripts/lib/ports.ts';

// The backend that all tests share runs without App Check, so this one has its own beside it, a few ports above.
// The support reads where the backend is when it is loaded, so it is loaded after that is known.
const shared = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
const backend = await startBackend({
  name: `app-check-${shared}`,
  ports: portsAt(shared - portsAt(0).firestore + 40),
  enforcesAppCheck: true,
});
Object.assign(process.env, backend.env);
const { FUNCTIONS, stored } = await import('./support/backend.ts');
const { signUp, someUsername } = await import('./support/people.ts');
const { someAddress, send } = await import('./support/requests.ts');
afterAll(() => backend.stop());

/** What the emulator gives for a debug token that it knows. */
const { token: SOUND } = await exchangeLocally(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');

const now = () => Math.floor(Date.now() / 1000);
const UNSOUND: Readonly<Record<string, () => string | undefined>> = {
  'no token': () => undefined,
  nonsense: () => 'let me in',
  'something like a token': () => 'bGV0.bWU.aW4',
  'one that has run out': () => makeAppCheckToken({ iat: now() - 3601, exp: now() - 1 }),
  "another project's": () => makeAppCheckToken({ aud: ['projects/2', 'projects/somebody-else'] }),
  'one of no app': () => makeAppCheckToken({ sub: '' }),
  'one of another issuer': () => makeAppCheckToken({ iss: 'https://securetoken.google.com/demo-whoknows' }),
};

const headers = (appCheck: string | undefined) => ({
  'content-type': 'application/json',
  'x-forwarded-for': someAddress(),
  ...(appCheck !== undefined && { [APP_CHECK_HEADER]: appCheck }),
});
const submit = (endpoint: EndpointName, body: object, appCheck: string | undefined) =>
  send<{ ok: boolean; error?: { code: string } }>(`${FUNCTIONS}/${functionOf(endpoint)}/api/${endpoint}`, {
    method: 'POST',
    headers: headers(appCheck),
    body: JSON.stringify(body),
  });
const ensureProfile = (idToken: string, appCheck: string | undefined) =>
  send<{ result?: { username: string }; error?: { status: string; details?: { code: string } } }>(
    `${FUNCTIONS}/ensureProfile`,
    {
      method: 'POST',
      headers: { ...headers(appCheck), authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: { name: 'Ada', username: someUsername(), ageGroup: '18+' } }),
    },
  );

describe.each(Object.entries(UNSOUND))('with %s', (_, token) => {
  it('a submission is refused for now, and not stored; with a valid token it is accepted', async () => {
    const { uid: recipientId } = await creator();
    const input = { ...makeMessageInput({ recipientId }), id: randomUUID() };
    const { status, body } = await submit('messages', input, token());
    expect([status, body.error?.code]).toEqual([401, 'app-check-required']);
    expect(await stored(paths.message(input.id))).toBeUndefined();
    expect(await submit('messages', input, SOUND)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await stored(paths.message(input.id))).toMatchObject({ recipientId });
  });

  it('a callable refuses without reporting that the session is over', async () => {
    const { uid, token: idToken } = await signUp();
    const { body } = await ensureProfile(idToken, token());
    expect(body.error).toMatchObject({ status: 'FAILED_PRECONDITION', details: { code: 'app-check-required' } });
    expect(await stored(paths.profile(uid))).toBeUndefined();
  });
});

it('an unsigned token is accepted here, so the invalid ones are refused for their content', async () => {
  const input = { timestamp: Date.now() };
  expect(await submit('collect-tracking-data', input, makeAppCheckToken())).toMatchObject({ status: 200 });
});

it("a browser's error and a visit's beacon need no token: App Check may fail, and a beacon has no headers", async () => {
  expect(await submit('client-errors', makeClientError(), undefined)).toMatchObject({ status: 200 });
  const visit = { entry: 'link', since: 0, steps: { started: 40 } };
  expect(await submit('visits', visit, undefined)).toMatchObject({ status: 200 });
});

it('input is not validated without a token: invalid input is refused for the token first, and then for itself', async () => {
  const endpoints: EndpointName[] = ['responses', 'messages', 'unlock-quiz', 'collect-tracking-data'];
  for (const endpoint of [...endpoints, 'translate-content', 'contact-requests'] as const) {
    expect((await submit(endpoint, {}, undefined)).body.error?.code).toBe('app-check-required');
    expect((await submit(endpoint, {}, SOUND)).body.error?.code).toBe('invalid-input');
  }
});

/** Somebody with a profile, who came by the app. */
async function creator() {
  const person = await signUp();
  const { status, body } = await ensureProfile(person.token, SOUND);
  expect([status, body.result?.username]).toEqual([200, expect.any(String)]);
  return person;
}
