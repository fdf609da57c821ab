import { setTimeout as pause } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Query } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { countResponses } from '../../domain/quiz/stats.ts';
import { PROJECT } from '../../scripts/lib/project.ts';
import type { Sent } from './visitor.ts';

// there is no cloud metadata server around the emulators
process.env['METADATA_SERVER_DETECTION'] = 'none';

/** The creator whose documents are counted. */
interface Creator {
  uid: string;
  quizId: string;
}

const firestore = () => getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));

/** Returns how often each name is stored. */
async function countNames({ uid, quizId }: Creator): Promise<Map<string, number>> {
  const db = firestore();
  const sources: [Query, field: string][] = [
    [db.collection(paths.messages).where('recipientId', '==', uid), 'message'],
    [db.collection(paths.responses).where('quiz.id', '==', quizId), 'responderName'],
  ];
  const times = new Map<string, number>();
  for (const [query, field] of sources)
    for (const document of (await query.select(field).get()).docs)
      times.set(document.get(field), (times.get(document.get(field)) ?? 0) + 1);
  return times;
}

/** How long the counts may take after the last document. */
const COUNTS_MS = 150_000;
const LOOK_AGAIN_MS = 500;

/** Waits until the counts of creator and quiz agree with their documents; returns those that still don't. */
async function findWrongCounts({ uid, quizId }: Creator, messages: number, responses: number): Promise<string[]> {
  const expected: [path: string, field: string, count: number, countIn: (value: never) => number][] = [
    [paths.account(uid), 'inbox.messages', messages, (value) => value],
    [paths.account(uid), 'inbox.unread', messages, (value) => value],
    [paths.quiz(quizId), 'scores', responses, countResponses],
    [paths.listing(uid), 'scores', responses, countResponses],
  ];
  const deadline = Date.now() + COUNTS_MS;
  for (;;) {
    const wrong: string[] = [];
    for (const [path, field, count, countIn] of expected) {
      const found = countIn((await firestore().doc(path).get()).get(field) as never);
      if (found !== count) wrong.push(`${field} of ${path} is ${found}, not ${count}`);
    }
    if (wrong.length === 0 || Date.now() > deadline) return wrong;
    await pause(LOOK_AGAIN_MS);
  }
}

/** Compares what people saw accepted with the database. Returns what is wrong; nothing when all is there once. */
export async function findFaults(of: Creator, ledger: readonly Sent[]): Promise<string[]> {
  let times = await countNames(of);
  // the browsers are still open, and a worker may be sending: only what doesn't come at all is lost
  const deadline = Date.now() + COUNTS_MS;
  while (Date.now() < deadline && ledger.some(({ name, isAccepted }) => isAccepted && !times.has(name))) {
    await pause(LOOK_AGAIN_MS);
    times = await countNames(of);
  }
  const timesOf = ({ name }: Sent) => times.get(name) ?? 0;
  const ofKind = (kind: Sent['kind']) =>
    ledger.filter((sent) => sent.kind === kind).reduce((total, sent) => total + timesOf(sent), 0);
  const lost = ledger.filter((sent) => sent.isAccepted && timesOf(sent) === 0);
  const doubled = ledger.filter((sent) => timesOf(sent) > 1);
  const unseen = ledger.filter((sent) => !sent.isAccepted && timesOf(sent) > 0);
  const strays = [...times.keys()].filter((stored) => !ledger.some(({ name }) => name === stored));
  console.log(
    `lost ${lost.length}, doubled ${doubled.length}, stored without having been seen accepted ${unseen.length}`,
  );
  return [
    ...lost.map(({ name }) => `${name} is lost`),
    ...doubled.map(({ name }) => `${name} is doubled`),
    ...strays.map((name) => `nobody sent "${name}"`),
    ...(await findWrongCounts(of, ofKind('message'), ofKind('response'))),
  ];
}
