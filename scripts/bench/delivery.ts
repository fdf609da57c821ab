import { rmSync } from 'node:fs';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { CACHE, Sorry } from '../lib/project.ts';
import { saveDraft, signUp } from '../seed/client.ts';
import { serveChaos } from './chaos-proxy.ts';
import { countOutcome, type Outcome } from './delivery-count.ts';
import type { Goal } from './delivery-screens.ts';
import { type Sent, startVisitor, type Visitor } from './delivery-visitor.ts';
import { type Stand, withStand } from './stand.ts';

interface DeliveryOptions {
  /** Submissions while the network is bad. */
  n: number;
  seed: number;
  /** An existing build. */
  dist?: string;
}

const VISITORS = 4;
/** Share of submissions over a good network: their rate is the baseline. */
const FLOOR_SHARE = 0.1;
/** How long the outbox may take to drain at the end. */
const DRAIN_MS = 10 * 60_000;
/** A run in which people saw less accepted hasn't tested much. */
const LEAST_ACCEPTED_SHARE = 0.75;

/** One question, so that a response is quick. */
const QUIZ: QuizDraft = {
  type: 'know-me',
  title: 'One question',
  isPublic: true,
  password: '',
  category: 'normal',
  questions: [{ id: 'q1', question: 'What do I drink?', options: ['Tea', 'Juice', 'Milk', 'Water'], correctAnswer: 0 }],
};

async function makeGoal(stand: Stand, origin: string): Promise<Goal & { uid: string }> {
  const person = {
    name: 'Robin Delivery',
    username: 'robindelivery',
    email: 'robin@example.com',
    password: 'bench-password',
  };
  const creator = await signUp(stand, person);
  const { quizId, username } = await saveDraft(creator, QUIZ);
  return { origin, username, quizId, uid: creator.uid };
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const list = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Makes the visitors submit in parallel. Returns submissions per second. */
async function submitAll(visitors: readonly Visitor[], numbers: readonly number[], isCalm: boolean): Promise<number> {
  const started = Date.now();
  const left = [...numbers];
  let done = 0;
  const work = async (visitor: Visitor, index: number) => {
    for (const number of left.filter((_, at) => at % VISITORS === index)) {
      await visitor.submit(number, isCalm);
      done += 1;
      if (!isCalm && done % Math.ceil(left.length / 10) === 0)
        console.log(`${done} of ${left.length} handed in after ${seconds(Date.now() - started)}`);
    }
  };
  await Promise.all(visitors.map(work));
  return numbers.length / ((Date.now() - started) / 1000);
}

/**
 * `npm run bench delivery`: people submit over a network broken by a seed, and everything they saw accepted is looked
 * up in the database. Throws `Sorry` when something is lost or doubled, or a count is wrong.
 */
export async function delivery({ n, seed, dist }: DeliveryOptions): Promise<void> {
  console.log(`${n} submissions, seed ${seed} (again with: npm run bench delivery -- --n ${n} --seed ${seed})`);
  const work = async (stand: Stand) => {
    const chaos = await serveChaos({ port: stand.port, seed });
    const goal = await makeGoal(stand, chaos.origin);
    const ledger: Sent[] = [];
    const incidents = new Map<string, number>();
    const home = `${CACHE}/delivery`;
    rmSync(home, { recursive: true, force: true });
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) =>
        startVisitor({
          profile: `${home}/${index}`,
          goal,
          seed,
          onSent: (sent) => ledger.push(sent),
          onIncident: (incident) => add(incidents, incident),
        }),
      ),
    );
    try {
      const numbers = Array.from(
        { length: n + Math.max(VISITORS, Math.round(n * FLOOR_SHARE)) },
        (_, number) => number,
      );
      chaos.isOn = true;
      const pace = await submitAll(visitors, numbers.slice(0, n), false);
      const drainStarted = Date.now();
      const drained = await Promise.all(visitors.map((visitor) => visitor.drain(drainStarted + DRAIN_MS)));
      const drainMs = Date.now() - drainStarted;
      chaos.isOn = false;
      // after it, with browsers that have run for as long
      const floor = await submitAll(visitors, numbers.slice(n), true);
      const outcome = await countOutcome(goal, ledger);
      console.log(`\nThe line: ${list(chaos.counts)}`);
      console.log(`The people: ${list(incidents)}`);
      console.log(
        `Submissions per second: ${pace.toFixed(2)}, and ${floor.toFixed(2)} by the same screens over a good line (x ${(pace / floor).toFixed(2)})`,
      );
      console.log(`After the last one it took ${seconds(drainMs)} until every outbox was empty`);
      if (drained.includes(false)) console.log('It was not: something still waits, and counts as lost.');
      judge(outcome, numbers.length);
    } finally {
      await Promise.all(visitors.map((visitor) => visitor.leave()));
      chaos.close();
    }
  };
  await withStand('delivery', work, dist === undefined ? {} : { dist });
}

function judge(outcome: Outcome, made: number): void {
  const { sent, delivered, lost, duplicated, unseen, longestWaitMs, wrongCounts } = outcome;
  console.log(`Longest wait from a tap until it was stored: ${seconds(longestWaitMs)}`);
  console.log(
    `\nmade ${made}, sent ${sent}, delivered ${delivered}, lost ${lost.length}, duplicated ${duplicated.length}`,
  );
  console.log(`stored without having been seen accepted, once each: ${unseen}`);
  console.log(wrongCounts.length === 0 ? 'counts right' : `counts wrong: ${wrongCounts.join('; ')}`);
  if (lost.length > 0) console.log(`lost: ${lost.join(', ')}`);
  if (duplicated.length > 0) console.log(`duplicated: ${duplicated.join(', ')}`);
  if (lost.length > 0 || duplicated.length > 0 || wrongCounts.length > 0)
    throw new Sorry('Something is lost, doubled or counted wrong.');
  if (sent < made * LEAST_ACCEPTED_SHARE) throw new Sorry('Too little was seen accepted: the run has not tested much.');
}
