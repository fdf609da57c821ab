import { randomInt, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { choiceOf } from '../../domain/quiz/insights.ts';
import { makeMessage, makeMessageInput } from '../../domain/testing/make-message.ts';
import { makeDraft } from '../../domain/testing/make-quiz.ts';
import { makeResponse, makeResponseInput } from '../../domain/testing/make-response.ts';
import { inRoot, PROJECT, Sorry } from '../lib/project.ts';
import { endpointUrl, saveDraft, signUp, type Target } from '../seed/client.ts';
import { type Latencies, measure, percentile, together } from './latency.ts';
import { printLoadTimes } from './load-time.ts';
import { withBackend } from './stand.ts';

const VISITORS = 200;
/** Rounds of each kind in turn, so that a slow moment of the machine meets all of them. */
const ROUNDS = 4;
const WARM_UP = 100;
const COUNTS_WITHIN_MS = 5000;
/** How long the counts are waited for at all. */
const COUNTS_MS = 60_000;

type Kind = 'responses' | 'messages';
interface Goal {
  uid: string;
  quizId: string;
}

async function makeGoal(target: Target): Promise<Goal> {
  const creator = await signUp(target, { name: 'Robin Load', email: 'robin@example.com', password: 'bench-password' });
  return { uid: creator.uid, quizId: (await saveDraft(creator, makeDraft('know-me'))).quizId };
}

const inputs: Record<Kind, (goal: Goal) => object & { id: string }> = {
  responses: ({ quizId }) => ({ ...makeResponseInput('know-me'), id: randomUUID(), quizId }),
  messages: ({ uid }) => ({ ...makeMessageInput({ recipientId: uid }), id: randomUUID() }),
};

/** The documents that the endpoints store, for nobody: what they would cost without everything around them. */
const documents: Record<Kind, () => [path: string, fields: object]> = {
  responses: () => {
    const { id, ...fields } = makeResponse('know-me', { id: randomUUID(), ownerId: 'nobody' });
    const choices = fields.answers.map(({ questionId, prompt, given }) => choiceOf(questionId, prompt, given));
    return [paths.response(id), { ...fields, level: 'high', choices, createdAt: Timestamp.now() }];
  },
  messages: () => {
    const { id, ...fields } = makeMessage({ id: randomUUID(), recipientId: 'nobody' });
    return [paths.message(id), { ...fields, createdAt: Timestamp.now() }];
  },
};

/** An address that nobody else here comes from, so that no sender's limit is reached. */
const someAddress = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

async function submit(url: string, input: object): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify(input),
  });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(String(reply.status));
}

function print(name: string, latencies: Latencies, floor: Latencies): void {
  const at = (share: number) => percentile(latencies.ms, share);
  const ratio = at(0.5) / percentile(floor.ms, 0.5);
  const columns = [0.5, 0.95, 0.99].map((share) => at(share).toFixed(0).padStart(7));
  console.log(
    `${name.padEnd(26)}${columns.join('')}${latencies.perSecond.toFixed(0).padStart(9)}${String(latencies.errors).padStart(8)}${ratio.toFixed(2).padStart(12)}`,
  );
}

/** Waits until every count is right; gives after how many milliseconds they were, or what still is wrong. */
async function waitForCounts(db: Firestore, { uid, quizId }: Goal, sent: Record<Kind, number>) {
  const started = performance.now();
  const wanted: [path: string, field: string, count: number][] = [
    [paths.quiz(quizId), 'stats.responses', sent.responses],
    [paths.profile(uid), 'stats.plays', sent.responses],
    [paths.account(uid), 'inbox.messages', sent.messages],
  ];
  for (;;) {
    const found = await db.getAll(...wanted.map(([path]) => db.doc(path)));
    const wrong = wanted.filter(([, field, count], index) => found[index]?.get(field) !== count);
    const ms = performance.now() - started;
    if (wrong.length === 0) return { ms, wrong: [] };
    if (ms > COUNTS_MS) return { ms, wrong: wrong.map(([, field]) => field) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function countStored(db: Firestore, { uid, quizId }: Goal): Promise<Record<Kind, number>> {
  const [responses, messages] = await Promise.all([
    db.collection(paths.responses).where('quiz.id', '==', quizId).count().get(),
    db.collection(paths.messages).where('recipientId', '==', uid).count().get(),
  ]);
  return { responses: responses.data().count, messages: messages.data().count };
}

/**
 * `npm run bench load`: many visitors at once submit to one quiz and one inbox, beside bare creates of the same documents
 * by the same number of writers. Throws `Sorry` when something failed, was stored twice or not at all, or is miscounted.
 */
export async function load(): Promise<void> {
  await withBackend('load', async (target) => {
    const db = getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));
    const goal = await makeGoal(target);
    const measured: Record<Kind, { floor: Latencies[]; endpoint: Latencies[] }> = {
      responses: { floor: [], endpoint: [] },
      messages: { floor: [], endpoint: [] },
    };
    const create = (kind: Kind) => async () => {
      const [path, fields] = documents[kind]();
      await db.doc(path).create(fields);
    };
    for (const kind of ['responses', 'messages'] as const) {
      const url = endpointUrl(target, kind);
      // connections and compiled code that are there in a warm instance
      await measure(WARM_UP, 1, create(kind));
      await measure(WARM_UP, 1, () => submit(url, inputs[kind](goal)));
      for (let round = 0; round < ROUNDS; round++) {
        measured[kind].floor.push(await measure(VISITORS, 1, create(kind)));
        measured[kind].endpoint.push(await measure(VISITORS, 1, () => submit(url, inputs[kind](goal))));
      }
    }
    const each = WARM_UP + VISITORS * ROUNDS;
    const sent = { responses: each, messages: each };
    const counts = await waitForCounts(db, goal, sent);
    console.log(`\n${VISITORS} visitors at once, ${ROUNDS} rounds, to one quiz and one inbox; times in ms\n`);
    console.log(`${''.padEnd(26)}    p50    p95    p99    per s  errors   p50/floor`);
    for (const kind of ['responses', 'messages'] as const) {
      const floor = together(measured[kind].floor);
      print(`bare create (${kind})`, floor, floor);
      print(`/api/${kind}`, together(measured[kind].endpoint), floor);
    }
    const stored = await countStored(db, goal);
    console.log(`\nsent ${JSON.stringify(sent)}, stored ${JSON.stringify(stored)}`);
    console.log(
      counts.wrong.length === 0
        ? `counts right ${(counts.ms / 1000).toFixed(1)} s after the last answer (aim: ${COUNTS_WITHIN_MS / 1000} s)`
        : `counts wrong: ${counts.wrong.join(', ')}`,
    );
    await printLoadTimes(pathToFileURL(inRoot('functions/deploy/index.js')).href);
    const errors = Object.values(measured)
      .flatMap(({ endpoint }) => endpoint)
      .reduce((sum, one) => sum + one.errors, 0);
    if (errors > 0 || counts.wrong.length > 0 || JSON.stringify(sent) !== JSON.stringify(stored))
      throw new Sorry('Something failed, is stored twice or not at all, or is counted wrong.');
  });
}
