import { setTimeout as pause } from 'node:timers/promises';
import { target } from './creators.ts';

type LinkType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'EMAIL_SIGNIN';

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
  for (let tries = 0; tries < 600; tries += 1) {
    const found = (await sent<T>(kind)).findLast(fits);
    if (found) return found;
    await pause(100);
  }
  throw new Error(`The Auth emulator has sent no such ${kind}.`);
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

/** The codes that were sent to a number and not used, oldest first. */
export async function phoneCodes(phoneNumber: string): Promise<string[]> {
  return (await sent<SentCode>('verificationCodes'))
    .filter((one) => one.phoneNumber === phoneNumber)
    .map(({ code }) => code);
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
  providerUserInfo?: { providerId: string }[];
}

/** An account as the Auth emulator has it; undefined when there is none. */
export async function storedUser(email: string): Promise<StoredUser | undefined> {
  return (await admin<{ users?: StoredUser[] }>('lookup', { email: [email] })).users?.[0];
}

async function post<T>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  const reply = await fetch(`http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

/** Asks the Auth emulator as an administrator would: `lookup`, `update`, `sendOobCode`. Throws when it says no. */
export const admin = <T>(action: 'lookup' | 'update' | 'sendOobCode', body: object): Promise<T> =>
  post(`v1/projects/demo-whoknows/accounts:${action}`, body, { authorization: 'Bearer owner' });

/** Asks the Auth emulator as the SDK would. Throws when it says no. */
export const askAuth = <T>(path: string, body: object): Promise<T> => post(`${path}?key=demo-key`, body);

/** Connects Google to an account, as its owner would. */
export async function linkGoogle({ email, password }: { email: string; password: string }): Promise<void> {
  const { idToken } = await askAuth<{ idToken: string }>('v1/accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  const google = JSON.stringify({ sub: email, email, email_verified: true });
  await askAuth('v1/accounts:signInWithIdp', {
    idToken,
    postBody: new URLSearchParams({ providerId: 'google.com', id_token: google }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
}
