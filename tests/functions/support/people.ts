import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@domain/api.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { getAuth } from 'firebase-admin/auth';
import { AUTH, db, PROJECT } from './backend.ts';
import { weakenLock } from './locks.ts';
import { isPersonal } from './quiet-log.ts';
import { called, send, someAddress } from './requests.ts';

export interface Person {
  uid: string;
  token: string;
  email: string;
}

const nonsense = () => randomUUID().replaceAll('-', '').slice(0, 10);

/** Signs up at the Auth emulator. */
export async function signUp(displayName?: string, email = `hush.${nonsense()}@example.com`): Promise<Person> {
  isPersonal(email);
  const { body } = await send<{ localId: string; idToken: string }>(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `pw-${nonsense()}`, displayName, returnSecureToken: true }),
    },
  );
  return { uid: body.localId, token: body.idToken, email };
}

/** Ends all sessions of somebody that began earlier, as a changed password does. */
export async function setValidSince(uid: string, at: number): Promise<void> {
  const { status } = await send(`${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(at / 1000)) }),
  });
  if (status !== 200) throw new Error(`The end of the sessions: ${status}`);
}

export interface Creator extends Person {
  profile: Profile;
}

/** A username that nobody has. */
export const someUsername = (): string => `c${nonsense()}`;

/** Makes somebody's profile; an adult's, if nothing else is said. */
export async function makeProfileOf({ token }: { token: string }, chosen: InputOf<'ensureProfile'>): Promise<Profile> {
  const profile = await called('ensureProfile', { ageGroup: '18+', ...chosen }, token);
  if (!profile) throw new Error('There is no profile.');
  return profile;
}

/** Somebody who is signed up and has a profile. */
export async function makeCreator(name = `Creator ${nonsense()}`, email?: string): Promise<Creator> {
  const person = await signUp(undefined, email);
  const chosen = { name, username: someUsername() };
  return { ...person, profile: await makeProfileOf(person, chosen) };
}

/** Somebody who has confirmed their address, at a host where it has aliases. */
export async function makeConfirmed(): Promise<Creator> {
  const creator = await makeCreator(undefined, `hush${nonsense()}@gmail.com`);
  db();
  await getAuth().updateUser(creator.uid, { emailVerified: true });
  return creator;
}

/** Saves a new quiz. Its password is quick to try. */
export async function saveNew(
  creator: Person,
  draft: QuizDraft,
  draftId: string = randomUUID(),
): Promise<OutputOf<'saveQuiz'>> {
  const saved = await called('saveQuiz', { draftId, quizId: null, baseRevision: null, draft }, creator.token);
  if (!draft.isPublic) await weakenLock(saved.quizId, draft.password);
  return saved;
}

const toAuth = <Body>(method: string, body: object) =>
  send<Body>(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });

/** Gives somebody another confirmed address, which ends their sessions, and signs them in again. */
export async function changeEmail<Somebody extends Person>(person: Somebody, email: string): Promise<Somebody> {
  const password = 'demo-password';
  await getAuth().updateUser(person.uid, { email, emailVerified: true, password });
  const { body } = await toAuth<{ idToken: string }>('signInWithPassword', { email, password });
  return { ...person, email, token: body.idToken };
}

/** Somebody who has no account, as Auth knows them. */
export async function arrive(): Promise<Person> {
  const { body } = await toAuth<{ localId: string; idToken: string }>('signUp', {});
  return { uid: body.localId, token: body.idToken, email: '' };
}

export interface Guest extends Person {
  profile: Profile;
  pass: string;
}
/** A guest, from a network of their own. */
export async function makeGuest(name = 'Kim'): Promise<Guest> {
  const person = await arrive();
  const { profile, pass } = await called('ensureGuest', { name }, person.token, someAddress());
  if (!profile) throw new Error('There is no guest.');
  return { ...person, profile, pass };
}

/** Signs a guest in by an address, as the SDK does. */
export async function keepByEmail({ token }: Person): Promise<Person> {
  const email = `hush.${randomUUID()}@example.com`;
  const linked = { idToken: token, email, password: 'demo-password' };
  const { body } = await toAuth<{ localId: string; idToken: string }>('signUp', linked);
  return { uid: body.localId, token: body.idToken, email };
}

export interface Published {
  creator: Creator;
  quizId: string;
  revision: number;
}

/** A creator with a quiz about themselves. */
export async function makePublished(
  change: Parameters<typeof makeDraft<'know-me'>>[1] = {},
  name?: string,
): Promise<Published> {
  const creator = await makeCreator(name);
  return { creator, ...(await saveNew(creator, makeDraft('know-me', change))) };
}
