import { FieldValue } from 'firebase-admin/firestore';
import type { CallableName, EndpointName, InputOf, OutputOf } from '../../domain/api.ts';
import { paths } from '../../domain/paths.ts';
import type { AgeGroup } from '../../domain/profiles/age.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import type { QuizResponse } from '../../domain/responses/response.ts';
import { takeQuiz as play, sampleTracking, send } from '../../scripts/seed/client.ts';
import { askAuth } from '../e2e/auth-emulator.ts';
import * as creators from '../e2e/creators.ts';
import * as careful from '../e2e/csp-strict.ts';
import * as operators from '../e2e/operators.ts';
import { uploadPhoto } from '../e2e/photo-upload.ts';
import { db, FUNCTIONS, PROJECT, writeAll as write } from '../functions/support/backend.ts';
import * as mails from '../functions/support/mails.ts';

export {
  admin,
  askAuth,
  countLinks,
  linkGoogle,
  newestLink,
  newestPhoneCode,
  phoneCodes,
  storedUser,
} from '../e2e/auth-emulator.ts';
export { report } from '../e2e/operators.ts';
export { totpCode } from '../e2e/totp.ts';

/** What screen tests do past the screens. It runs in Node, so all that goes in and out is plain data. */

/** A creator without the functions that only Node can call. */
export type Person = Omit<creators.Creator, 'call'>;
const known = new Map<string, creators.Creator>();

function creatorOf({ uid }: Pick<Person, 'uid'>): creators.Creator {
  const found = known.get(uid);
  if (!found) throw new Error(`No creator ${uid} was made here.`);
  return found;
}

function introduce<Made extends creators.Creator>(creator: Made): Omit<Made, 'call'> {
  known.set(creator.uid, creator);
  const { call: _, ...person } = creator;
  return person;
}

/** Makes a creator with a profile. */
export const makeCreator = async (ageGroup?: AgeGroup): Promise<Person> =>
  introduce(await creators.makeCreator(ageGroup));

/** Makes a creator with an authenticator app as second factor, and a phone where one is given. */
export const makeCareful = async (phone?: string) => introduce(await careful.makeCareful(phone));

/** Makes an operator, who has an authenticator app. */
export const makeOperator = async () => introduce(await operators.makeOperator());

/** Returns names, email and password of somebody who has no account yet. */
export const somebody = async () => creators.somebody();

/** Makes an account that has no profile yet. */
export async function makeAccount(called?: string) {
  const { email, password, username, ...somebody } = creators.somebody();
  const name = called ?? somebody.name;
  const { localId } = await askAuth<{ localId: string }>('v1/accounts:signUp', { email, password, displayName: name });
  return { uid: localId, name, email, password, freeUsername: username };
}

/** Uses a link that signs in, as some other browser would. */
export const useLink = (email: string, link: string) =>
  askAuth('v1/accounts:signInWithEmailLink', {
    email,
    oobCode: new URLSearchParams(link.split('?')[1]).get('oobCode'),
  });

/** Saves a quiz for a creator. Returns its draft, code, revision and path. */
export const makeQuiz = (
  creator: Person,
  type: QuizDraft['type'],
  change: Partial<Pick<QuizDraft, 'isPublic' | 'password' | 'title' | 'category' | 'questions'>> = {},
) => creators.makeQuiz(creatorOf(creator), type, change);

/** Plays a quiz as a visitor; `right` has one letter per question, y for a right answer. */
export const takeQuiz = (
  quiz: { quizId: string; revision: number; draft: QuizDraft },
  by: { name: string; right: string },
): Promise<QuizResponse> => play(creators.target, quiz, quiz.draft, by);

/** Posts to a public endpoint, each time from another address. */
export const post = <Name extends EndpointName>(endpoint: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  send(creators.target, endpoint, input);

/** Calls a function as a creator. */
export const call = <Name extends CallableName>(
  creator: Person,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> => creatorOf(creator).call(name, input);

const at = (path: string) => db().doc(path);

/** Returns a document's fields past the rules; null when there is none. */
export const read = async (path: string): Promise<Record<string, unknown> | null> =>
  (await at(path).get()).data() ?? null;

/** Returns the fields of a collection's documents with such a value, past the rules. */
export async function find(collection: string, field: string, value: string): Promise<Record<string, unknown>[]> {
  const { docs } = await db().collection(collection).where(field, '==', value).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

/** Merges fields into a document past the rules; the `times` are now, as no `Date` gets here from a page. */
export const merge = async (
  path: string,
  fields: Record<string, unknown>,
  times: readonly string[] = [],
): Promise<void> => {
  const now = Object.fromEntries(times.map((field) => [field, new Date()]));
  await at(path).set({ ...fields, ...now }, { merge: true });
};

/** Writes a whole document past the rules. */
export const replace = async (path: string, fields: Record<string, unknown>): Promise<void> => {
  await at(path).set(fields);
};

/** Deletes a document's field past the rules. */
export const removeField = async (path: string, field: string): Promise<void> => {
  await at(path).update({ [field]: FieldValue.delete() });
};

/** Deletes a document past the rules. */
export const remove = async (path: string): Promise<void> => {
  await at(path).delete();
};

/** Sends a creator an anonymous message. Returns its id. */
export async function sendMessage({ uid }: Pick<Person, 'uid'>, message: string): Promise<string> {
  const { id } = await post('messages', {
    id: crypto.randomUUID(),
    recipientId: uid,
    message,
    tracking: sampleTracking(),
  });
  return id;
}

/** Stores messages past the rules, as only time could make them: an hour apart, the oldest first, `sealed` of them unread. */
export async function storeMessages({ uid }: Pick<Person, 'uid'>, texts: readonly string[], sealed = 0): Promise<void> {
  const batch = db().batch();
  for (const [index, message] of texts.entries()) {
    const createdAt = new Date(Date.now() - (texts.length - index) * 3_600_000);
    const readAt = index < sealed ? null : createdAt;
    const fields = { recipientId: uid, senderName: 'Anonymous', message, createdAt, readAt };
    batch.set(db().collection(paths.messages).doc(), fields);
  }
  batch.update(db().doc(paths.account(uid)), {
    'inbox.messages': FieldValue.increment(texts.length),
    'inbox.unread': FieldValue.increment(Math.min(sealed, texts.length)),
  });
  await batch.commit();
}

/** Writes documents past the rules. */
export const writeAll = (documents: readonly [path: string, fields: object][]) => write(Object.fromEntries(documents));

/** Returns codes and titles of a creator's quizzes. */
export async function quizzesOf({ uid }: Pick<Person, 'uid'>): Promise<{ id: string; title: string }[]> {
  const { docs } = await db().collection(paths.quizzes).where('ownerId', '==', uid).get();
  return docs.map((one) => ({ id: one.id, title: String(one.get('title')) }));
}

/** Returns the texts of a creator's messages, in the order of the alphabet. */
export const messagesTo = async ({ uid }: Pick<Person, 'uid'>): Promise<string[]> =>
  (await find(paths.messages, 'recipientId', uid)).map(({ message }) => String(message)).sort();

/** Returns a moment that is stored in a document, in milliseconds; null when there is none. */
export const millisOf = async (path: string, field: string): Promise<number | null> =>
  (await at(path).get()).get(field)?.toMillis() ?? null;

/** Makes what is stored some days older, as only time could. */
export const makeOlder = async (path: string, days: number): Promise<void> => {
  await at(path).update({ createdAt: new Date(Date.now() - days * 24 * 3_600_000) });
};

/** Copies a document beside itself, under other ids. */
export async function copyDocument(path: string, times: number): Promise<void> {
  const found = await at(path).get();
  const fields = found.data() ?? {};
  await write(Object.fromEntries(Array.from({ length: times }, () => [found.ref.parent.doc().path, fields])));
}

/** Delivers a creator's task of a weekly summary, as the queue does. */
export async function deliverSummary({ uid }: Pick<Person, 'uid'>): Promise<void> {
  const weekEnd = Date.now() + 24 * 3_600_000;
  await fetch(`${FUNCTIONS}/sendSummary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { uid, weekEnd, notAfter: weekEnd } }),
  });
}

/** Returns the mails to an address, the oldest first. */
export const mailsTo = async (address: string) =>
  (await mails.mailsTo(address)).map(({ subject = '', text = '' }) => ({ subject, text }));

/** Gives a creator a photo, past the screens. */
export async function storePhoto({ uid }: Pick<Person, 'uid'>): Promise<void> {
  const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIA', 'base64');
  await at(paths.profile(uid)).update({ photoURL: await uploadPhoto(uid, gif) });
}

/** Returns the paths of the files in a creator's folder. */
export async function photosOf({ uid }: Pick<Person, 'uid'>): Promise<string[]> {
  const storage = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/storage/v1/b/${PROJECT}.appspot.com`;
  const reply = await fetch(`${storage}/o?prefix=profile-images/${uid}/`);
  return ((await reply.json()) as { items?: { name: string }[] }).items?.map(({ name }) => name) ?? [];
}

/** Returns what the storage answers at an address. */
export async function fileAt(address: string) {
  const reply = await fetch(address);
  const { byteLength: bytes } = await reply.arrayBuffer();
  const [type, cacheControl] = ['content-type', 'cache-control'].map((name) => reply.headers.get(name));
  return { status: reply.status, type, cacheControl, bytes };
}
