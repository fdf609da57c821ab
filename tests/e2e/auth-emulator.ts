import { expect, target } from './support.ts';

type LinkType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

interface SentLink {
  email: string;
  newEmail?: string;
  oobLink: string;
  requestType: string;
}
interface SentCode {
  phoneNumber: string;
  code: string;
}

/** What the Auth emulator has sent, oldest first. */
async function sent<T>(kind: 'oobCodes' | 'verificationCodes'): Promise<T[]> {
  const reply = await fetch(`http://127.0.0.1:${target.authPort}/emulator/v1/projects/demo-whoknows/${kind}`);
  return ((await reply.json()) as Record<string, T[]>)[kind] ?? [];
}

/** The last of them that fits, as soon as there is one: a page's request may still be on its way. */
async function newest<T>(kind: 'oobCodes' | 'verificationCodes', fits: (one: T) => boolean): Promise<T> {
  let found: T | undefined;
  await expect(async () => {
    found = (await sent<T>(kind)).findLast(fits);
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found as T;
}

/** The link of the newest e-mail of a kind to somebody, as the app's own address: "/auth/action?mode=...". */
export async function newestLink(email: string, type: LinkType): Promise<string> {
  const { oobLink } = await newest<SentLink>(
    'oobCodes',
    (link) => link.requestType === type && [link.email, link.newEmail].includes(email),
  );
  return `/auth/action${new URL(oobLink).search}`;
}

/** How many e-mails with a link went to an address. */
export async function countLinks(email: string): Promise<number> {
  return (await sent<SentLink>('oobCodes')).filter((link) => link.email === email).length;
}

/** The newest code that went to a phone number. */
export async function newestPhoneCode(phoneNumber: string): Promise<string> {
  return (await newest<SentCode>('verificationCodes', (one) => one.phoneNumber === phoneNumber)).code;
}

interface StoredUser {
  localId: string;
  email: string;
  emailVerified?: boolean;
  disabled?: boolean;
  mfaInfo?: { mfaEnrollmentId: string }[];
}

/** An account as the Auth emulator has it; undefined when there is none. */
export async function storedUser(email: string): Promise<StoredUser | undefined> {
  return (await admin<{ users?: StoredUser[] }>('lookup', { email: [email] })).users?.[0];
}

/** Asks the Auth emulator as an administrator would: `lookup`, `update`, `sendOobCode`. Throws when it says no. */
export async function admin<T>(action: 'lookup' | 'update' | 'sendOobCode', body: object): Promise<T> {
  const reply = await fetch(
    `http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/v1/projects/demo-whoknows/accounts:${action}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  );
  expect(reply.ok, action).toBe(true);
  return (await reply.json()) as T;
}

const ask = async <T>(action: string, body: object): Promise<T> => {
  const reply = await fetch(
    `http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo-key`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  expect(reply.ok, action).toBe(true);
  return (await reply.json()) as T;
};

/** Connects Google to an account, as its owner would. */
export async function linkGoogle(person: { email: string; password: string }): Promise<void> {
  const { email, password } = person;
  const { idToken } = await ask<{ idToken: string }>('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  const google = JSON.stringify({ sub: email, email, email_verified: true });
  await ask('signInWithIdp', {
    idToken,
    postBody: new URLSearchParams({ providerId: 'google.com', id_token: google }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
}
