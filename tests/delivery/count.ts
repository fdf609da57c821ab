import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { InputOf, OutputOf } from '../../domain/api.ts';
import { paths } from '../../domain/paths.ts';
import { countResponses } from '../../domain/quiz/stats.ts';
import { PROJECT } from '../../scripts/lib/project.ts';
import { send, type Target } from '../../scripts/seed/client.ts';
import { nameIn } from './chaos-proxy.ts';
import { type Replied, replyTo } from './creator.ts';
import type { Sent } from './visitor.ts';

// there is no cloud metadata server around the emulators
process.env['METADATA_SERVER_DETECTION'] = 'none';

/** The creator whose documents are counted. */
interface Creator {
  uid: string;
  quizId: string;
}

/** What happened to everything that was sent. */
export interface Outcome {
  sent: number;
  delivered: number;
  lost: string[];
  duplicated: string[];
  /** What is stored under a name that nobody sent. */
  strays: string[];
  /** Stored although nobody saw it accepted: the page was closed or the browser killed in between. */
  unseen: number;
  /** The longest time from a tap until the server stored it, in milliseconds. */
  longestWaitMs: number;
  /** Counts that disagree with the documents; empty when all agree. */
  wrongCounts: string[];
}

const firestore = (): Firestore => getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));

/** Returns when each name was stored, once per document. */
async function storedTimes({ uid, quizId }: Creator): Promise<Map<string, number[]>> {
  const db = firestore();
  const sources: [Query, field: string][] = [
    [db.collection(paths.messages).where('recipientId', '==', uid), 'message'],
    [db.collection(paths.responses).where('quiz.id', '==', quizId), 'responderName'],
    // others on the same backend have made requests, too
    [
      db.collection(paths.contactRequests).where('subject', '>=', 'delivery-').where('subject', '<', 'delivery.'),
      'subject',
    ],
  ];
  const times = new Map<string, number[]>();
  for (const [query, field] of sources) {
    const { docs } = await query.select(field, 'createdAt').get();
    for (const document of docs) {
      const name = document.get(field) as string;
      times.set(name, [...(times.get(name) ?? []), (document.get('createdAt') as Timestamp).toMillis()]);
    }
  }
  return times;
}

/** How long the counts may take after the last document. */
const COUNTS_MS = 150_000;
const LOOK_AGAIN_MS = 500;

/** Waits until the counts of creator and quiz agree with their documents; returns those that still don't. */
async function findWrongCounts(of: Creator, messages: number, responses: number): Promise<string[]> {
  const db = firestore();
  const read = async (path: string, field: string, of?: (value: never) => number) => {
    const value = (await db.doc(path).get()).get(field);
    return of ? of(value as never) : ((value as number | undefined) ?? 0);
  };
  const sealed = db.collection(paths.messages).where('recipientId', '==', of.uid).where('readAt', '==', null);
  const unread = (await sealed.count().get()).data().count;
  const expected: [path: string, field: string, count: number, of?: (value: never) => number][] = [
    [paths.account(of.uid), 'inbox.messages', messages],
    [paths.account(of.uid), 'inbox.unread', unread],
    [paths.quiz(of.quizId), 'scores', responses, countResponses],
    [paths.listing(of.uid), 'scores', responses, countResponses],
  ];
  const deadline = Date.now() + COUNTS_MS;
  for (;;) {
    const wrong: string[] = [];
    for (const [path, field, count, of] of expected) {
      const found = await read(path, field, of);
      if (found !== count) wrong.push(`${field} is ${found}, not ${count}`);
    }
    if (wrong.length === 0 || Date.now() > deadline) return wrong;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Compares what people saw accepted with the database. */
export async function countOutcome(of: Creator, ledger: readonly Sent[]): Promise<Outcome> {
  const times = await storedTimes(of);
  const isStored = ({ name }: Sent) => times.has(name);
  const ofKind = (kind: Sent['kind']) =>
    ledger.filter((sent) => sent.kind === kind).reduce((total, { name }) => total + (times.get(name)?.length ?? 0), 0);
  const sent = ledger.filter(({ isAccepted }) => isAccepted);
  const waits = ledger.flatMap(({ name, tappedAt }) => (times.get(name) ?? []).map((at) => at - tappedAt));
  return {
    sent: sent.length,
    delivered: sent.filter(isStored).length,
    lost: sent.filter((one) => !isStored(one)).map(({ name }) => name),
    duplicated: ledger.flatMap(({ name }) => Array<string>((times.get(name)?.length ?? 1) - 1).fill(name)),
    strays: [...times.keys()].filter((name) => !ledger.some((one) => one.name === name)),
    unseen: ledger.filter((one) => !one.isAccepted && isStored(one)).length,
    longestWaitMs: Math.max(0, ...waits),
    wrongCounts: await findWrongCounts(of, ofKind('message'), ofKind('response')),
  };
}

/** What opens the private link of a message. */
type LinkKey = InputOf<'sent-message'>;

/** The private links of the messages, by name: what only their senders know. */
export interface Links {
  keys: ReadonlyMap<string, LinkKey>;
  /** Notes the link of what a visitor posts, if it is a message. */
  note(url: string, body: string): void;
}

export function collectLinks(): Links {
  const keys = new Map<string, LinkKey>();
  return {
    keys,
    note: (url, body) => {
      const name = nameIn(body);
      if (url !== '/api/messages' || name === undefined) return;
      const { id, deleteKey } = JSON.parse(body) as LinkKey;
      keys.set(name, { id, deleteKey });
    },
  };
}

/** The outcomes of the replies, as the senders of the messages see them. */
export interface ReplyOutcome {
  sent: number;
  delivered: number;
  lost: string[];
  /** Messages whose link shows a reply that isn't theirs. */
  strays: string[];
}

/** Opens every private link and compares what it shows with the replies that the creator saw under the messages. */
export async function readReplies(target: Target, { keys }: Links, ledger: readonly Replied[]): Promise<ReplyOutcome> {
  const shown = new Map<string, string>();
  for (const [name, key] of keys) {
    const sent: OutputOf<'sent-message'> = await send(target, 'sent-message', key);
    if (sent.state === 'replied') shown.set(name, sent.reply.text);
  }
  const made = new Set(ledger.map(({ name }) => name));
  const accepted = ledger.filter(({ isAccepted }) => isAccepted);
  return {
    sent: accepted.length,
    delivered: accepted.filter(({ name }) => shown.has(name)).length,
    lost: accepted.filter(({ name }) => !shown.has(name)).map(({ name }) => name),
    strays: [...shown].filter(([name, text]) => !made.has(name) || text !== replyTo(name)).map(([name]) => name),
  };
}
