import { FieldValue } from 'firebase-admin/firestore';
import type { CallableName, EndpointName, InputOf, OutputOf } from '../../domain/api.ts';
import { paths } from '../../domain/paths.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import type { QuizResponse } from '../../domain/responses/response.ts';
import { takeQuiz as play, sampleTracking, send } from '../../scripts/seed/client.ts';
import * as creators from '../e2e/creators.ts';
import { db, writeAll as write } from '../functions/support/backend.ts';

/** What screen tests do past the screens. It runs in Node, so all that goes in and out is plain data. */

/** A creator without the functions that only Node can call. */
export type Person = Omit<creators.Creator, 'call'>;
const known = new Map<string, creators.Creator>();

function creatorOf({ uid }: Pick<Person, 'uid'>): creators.Creator {
  const found = known.get(uid);
  if (!found) throw new Error(`No creator ${uid} was made here.`);
  return found;
}

/** Makes a creator with a profile. */
export async function makeCreator(): Promise<Person> {
  const creator = await creators.makeCreator();
  known.set(creator.uid, creator);
  const { call: _, ...person } = creator;
  return person;
}

/** Returns names, email and password of somebody who has no account yet. */
export const somebody = async () => creators.somebody();

/** Saves a quiz for a creator. Returns its draft, code, revision and path. */
export const makeQuiz = (
  creator: Person,
  type: QuizDraft['type'],
  change: Partial<Pick<QuizDraft, 'isPublic' | 'password' | 'title' | 'category'>> = {},
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

/** Returns a document's fields past the rules; null when there is none. */
export const read = async (path: string): Promise<Record<string, unknown> | null> =>
  (await db().doc(path).get()).data() ?? null;

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
  await db()
    .doc(path)
    .set({ ...fields, ...now }, { merge: true });
};

/** Writes a whole document past the rules. */
export const replace = async (path: string, fields: Record<string, unknown>): Promise<void> => {
  await db().doc(path).set(fields);
};

/** Deletes a document's field past the rules. */
export const removeField = async (path: string, field: string): Promise<void> => {
  await db()
    .doc(path)
    .update({ [field]: FieldValue.delete() });
};

/** Deletes a document past the rules. */
export const remove = async (path: string): Promise<void> => {
  await db().doc(path).delete();
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
  await batch.commit();
}

/** Writes documents past the rules. */
export const writeAll = (documents: readonly [path: string, fields: object][]) => write(Object.fromEntries(documents));

/** Returns codes and titles of a creator's quizzes. */
export async function quizzesOf({ uid }: Pick<Person, 'uid'>): Promise<{ id: string; title: string }[]> {
  const { docs } = await db().collection(paths.quizzes).where('ownerId', '==', uid).get();
  return docs.map((one) => ({ id: one.id, title: String(one.get('title')) }));
}

/** Returns how many messages a creator has. */
export const countMessages = async ({ uid }: Pick<Person, 'uid'>): Promise<number> =>
  (await db().collection(paths.messages).where('recipientId', '==', uid).get()).size;

/** Returns a moment that is stored in a document, in milliseconds; null when there is none. */
export const millisOf = async (path: string, field: string): Promise<number | null> =>
  (await db().doc(path).get()).get(field)?.toMillis() ?? null;

/** Makes what is stored some days older, as only time could. */
export const makeOlder = async (path: string, days: number): Promise<void> => {
  await db()
    .doc(path)
    .update({ createdAt: new Date(Date.now() - days * 24 * 3_600_000) });
};

/** Copies a document beside itself, under other ids. */
export async function copyDocument(path: string, times: number): Promise<void> {
  const found = await db().doc(path).get();
  const fields = found.data() ?? {};
  await write(Object.fromEntries(Array.from({ length: times }, () => [found.ref.parent.doc().path, fields])));
}
