import { closedPaths } from '@domain/closed-paths.ts';
import { EXPORT_PAGE, EXPORT_PAGE_BYTES } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { LINK_TYPES } from '@domain/profiles/links.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { type DocumentReference, FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { circlesOf } from './circles.ts';
import { contactRequestsFrom } from './contact-requests.ts';
import { devicesOf } from './devices.ts';
import { db } from './firestore.ts';
import { DELETE_DIGEST } from './receipts.ts';
import { reportsBy } from './reports.ts';
import { type Serialized, serialize } from './serialize.ts';

/** One page of documents; `next` is the id to continue with, null on the last page. */
interface SerializedPage {
  items: Serialized[];
  next: string | null;
}

/** How many documents are completed in parallel. */
const TOGETHER = 20;

/** Returns a page in the order of ids. A large page ends early, but never before its first few documents. */
async function fetchPage(
  query: Query,
  after: string | null,
  complete: (document: QueryDocumentSnapshot) => Promise<Serialized>,
): Promise<SerializedPage> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(EXPORT_PAGE);
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
  const items: Serialized[] = [];
  let bytes = 0;
  while (items.length < docs.length && bytes < EXPORT_PAGE_BYTES) {
    const some = await Promise.all(docs.slice(items.length, items.length + TOGETHER).map(complete));
    items.push(...some);
    bytes += Buffer.byteLength(JSON.stringify(some));
  }
  const isLast = items.length === docs.length && docs.length < EXPORT_PAGE;
  return { items, next: isLast ? null : (docs[items.length - 1]?.id ?? null) };
}

const withId = (document: QueryDocumentSnapshot): Serialized => ({ ...serialize(document), id: document.id });

/** A private quiz's responses have their answers below them. */
async function withAllOfResponse(document: QueryDocumentSnapshot): Promise<Serialized> {
  const key = trackingKeyOf({ id: document.id, trackedAs: document.get('trackedAs') });
  const { trackedAs: __, ...response } = await withTracking(document, db().doc(paths.responseTracking(key)));
  if (!document.get('isPrivate')) return response;
  const { givenAnswers: _, ...rest } = response;
  const closed = serialize(await document.ref.collection('private').doc('answers').get());
  return { ...rest, answers: closed?.['answers'] ?? [] };
}

/** What finds somebody else: it stays out of an export, which must not harm others (GDPR, article 15(4)). */
const OTHERS_ADDRESS = ['ip', 'isAddressUnproved', 'isp', 'userAgent', 'latitude', 'longitude', 'city', 'region'];

async function withTracking(document: QueryDocumentSnapshot, at: DocumentReference): Promise<Serialized> {
  const stored = serialize(await at.get());
  const { tracking, expiresAt = null } = stored ?? {};
  const { digest: _, [DELETE_DIGEST]: __, ...submission } = withId(document);
  const known = tracking ? without(tracking as Serialized, OTHERS_ADDRESS) : null;
  return { ...submission, tracking: known, trackingExpiresAt: expiresAt };
}

/** Adds key and tally, and of the password only whether there is one. */
async function withAnswers(document: QueryDocumentSnapshot): Promise<Serialized> {
  const { id } = document;
  const below = [paths.quizKey(id), paths.quizLock(id), paths.quizTally(id)].map((path) => db().doc(path));
  const [stored, lock, tally] = (await db().getAll(...below)).map(serialize);
  // keyed hashes, which mean nothing to anybody else
  const { fingerprint: _, lockVersion: __, ...key } = stored ?? {};
  return { ...withId(document), hasPassword: lock !== null, key, choices: tally?.['choices'] ?? null };
}

export const fetchQuizPage = (ownerId: string, after: string | null): Promise<SerializedPage> =>
  fetchPage(db().collection(paths.quizzes).where('ownerId', '==', ownerId), after, withAnswers);

/** How many earlier revisions are read together: each may have 100 kB. */
const REVISIONS_TOGETHER = 10;

/** Yields the earlier revisions of a quiz in groups, from the one after `last` on. */
async function* revisionsOf(quiz: QueryDocumentSnapshot, last: string | null) {
  const all = quiz.ref
    .collection('private')
    .orderBy(FieldPath.documentId())
    .endBefore('key.')
    .limit(REVISIONS_TOGETHER);
  for (let after = last ?? 'key-'; ; ) {
    const { docs } = await all.startAfter(after).get();
    yield docs;
    const end = docs.at(-1);
    if (!end || docs.length < REVISIONS_TOGETHER) return;
    after = end.id;
  }
}

/** Returns a page of the answers of earlier revisions, quiz by quiz. A large page ends early, even within a quiz. */
export async function fetchRevisionPage(ownerId: string, after: string | null): Promise<SerializedPage> {
  // the quiz in which the previous page ended, and the revision if it ended within the quiz
  const [, code = '', revision = null] = /^(.*?)(?:-(\d+))?$/.exec(after ?? '') ?? [];
  const mine = db().collection(paths.quizzes).where('ownerId', '==', ownerId).orderBy(FieldPath.documentId());
  const some = mine.select().limit(TOGETHER);
  const { docs } = await (after === null ? some : revision === null ? some.startAfter(code) : some.startAt(code)).get();
  const items: Serialized[] = [];
  let bytes = 0;
  for (const quiz of docs) {
    const last = quiz.id === code && revision !== null ? `key-${revision}` : null;
    for await (const found of revisionsOf(quiz, last)) {
      const read = found.map((key) => ({ quizId: quiz.id, ...serialize(key) }));
      items.push(...read);
      bytes += Buffer.byteLength(JSON.stringify(read));
      const end = found.at(-1);
      if (end && bytes >= EXPORT_PAGE_BYTES) return { items, next: `${quiz.id}-${end.get('revision')}` };
    }
  }
  return { items, next: docs.length < TOGETHER ? null : (docs.at(-1)?.id ?? null) };
}

export const fetchResponsePage = (ownerId: string, after: string | null): Promise<SerializedPage> =>
  fetchPage(db().collection(paths.responses).where('ownerId', '==', ownerId), after, withAllOfResponse);

export const fetchMessagePage = (recipientId: string, after: string | null): Promise<SerializedPage> =>
  fetchPage(db().collection(paths.messages).where('recipientId', '==', recipientId), after, (message) =>
    withTracking(message, db().doc(paths.messageTracking(message.id))),
  );

const OPERATORS_FIELDS = [
  ...['claim', 'assignedTo', 'alertedAt', 'warnedAt', 'isUrgent', 'dueAt', 'decisions'],
  ...['networks', 'isBySignedIn', 'rank'],
];

function without(shown: Serialized, fields: readonly string[]): Serialized {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => !fields.includes(name)));
}

export const fetchReportPage = (recipientId: string, after: string | null): Promise<SerializedPage> =>
  fetchPage(reportsBy(recipientId), after, async (document) =>
    // the sender stays unknown to the recipient; what is known of them is evidence for moderators
    without(withId(document), ['senderKey', 'sealedTracking', 'notified', ...OPERATORS_FIELDS]),
  );

/** What was guessed of whom, but no answer: these are their members' own. */
export const fetchCirclePage = (ownerId: string, after: string | null): Promise<SerializedPage> =>
  fetchPage(circlesOf(ownerId), after, async (document) => withId(document));

export const fetchDevicePage = (ownerId: string, after: string | null): Promise<SerializedPage> =>
  fetchPage(devicesOf(ownerId), after, async (document) => {
    const { subscription, ...shown } = withId(document);
    // without its keys, which are secrets of the browser
    return { ...shown, endpoint: (subscription as { endpoint: string }).endpoint };
  });

export const fetchContactRequestPage = (emails: readonly string[], after: string | null): Promise<SerializedPage> =>
  fetchPage(contactRequestsFrom(emails), after, async (document) => {
    const { answers, ...shown } = without(withId(document), OPERATORS_FIELDS);
    // who answered is the operators' own
    const replies = ((answers ?? []) as Serialized[]).map((answer) => without(answer, ['operatorId']));
    return { ...shown, answers: replies };
  });

export async function fetchAccountData(uid: string): Promise<Serialized> {
  const [profile, account, quizOrder, operator, ...links] = await db().getAll(
    db().doc(paths.profile(uid)),
    db().doc(paths.account(uid)),
    db().doc(paths.quizOrder(uid)),
    db().doc(closedPaths.operator(uid)),
    ...LINK_TYPES.map((type) => db().doc(paths.link(uid, type))),
  );
  return {
    profile: profile ? serialize(profile) : null,
    links: Object.fromEntries(links.map((link) => [link.id, serialize(link)])),
    account: account ? serialize(account) : null,
    quizOrder: quizOrder ? serialize(quizOrder) : null,
    operator: operator ? serialize(operator) : null,
  };
}
