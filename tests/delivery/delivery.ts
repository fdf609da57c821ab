import { rmSync } from 'node:fs';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { withStand } from '../../scripts/bench/environment.ts';
import { CACHE, Sorry } from '../../scripts/lib/project.ts';
import { saveDraft, signUp, type Target } from '../../scripts/seed/client.ts';
import { serveChaos } from './chaos-proxy.ts';
import { findFaults } from './count.ts';
import { type Goal, type Sent, startVisitor, type Visitor } from './visitor.ts';

/** A backend that this process's Admin SDK can find, and the port of the app's site. */
type Place = Target & { port: number };

interface DeliveryOptions {
  /** Submissions while the network is bad. */
  n: number;
  seed: number;
  /** Where the app runs already; without it, a stand is made for it. */
  at?: Place;
}

/** Returns milliseconds as seconds with a decimal. */
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const VISITORS = 4;
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

const CREATOR = {
  name: 'Robin Delivery',
  username: 'robindelivery',
  email: 'delivery@example.com',
  password: 'bench-password',
};

async function makeGoal(stand: Place, origin: string): Promise<Goal & { uid: string }> {
  const creator = await signUp(stand, CREATOR);
  const { quizId, username } = await saveDraft(creator, QUIZ);
  return { origin, username, quizId, uid: creator.uid };
}

/** Makes the visitors submit in parallel. */
async function submitAll(visitors: readonly Visitor[], n: number): Promise<void> {
  const started = Date.now();
  let done = 0;
  const work = async (visitor: Visitor, index: number) => {
    for (let number = index; number < n; number += VISITORS) {
      await visitor.submit(number);
      done += 1;
      if (done % Math.ceil(n / 10) === 0)
        console.log(`${done} of ${n} handed in after ${seconds(Date.now() - started)}`);
    }
  };
  await Promise.all(visitors.map(work));
}

/**
 * `npm run bench delivery`: people submit over a network broken by a seed, and everything they saw accepted is looked
 * up in the database. Throws `Sorry` when something is lost or doubled, or a count is wrong.
 */
export async function delivery({ n, seed, at }: DeliveryOptions): Promise<void> {
  console.log(`${n} submissions, seed ${seed} (again with: npm run bench delivery -- --n ${n} --seed ${seed})`);
  const work = async (stand: Place) => {
    const chaos = await serveChaos({ port: stand.port, seed });
    const goal = await makeGoal(stand, chaos.origin);
    const ledger: Sent[] = [];
    const home = `${CACHE}/delivery`;
    rmSync(home, { recursive: true, force: true });
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) =>
        startVisitor({ profile: `${home}/${index}`, goal, seed, onSent: (sent) => ledger.push(sent) }),
      ),
    );
    try {
      await submitAll(visitors, n);
      const drainStarted = Date.now();
      const drained = await Promise.all(visitors.map((one) => one.drain(drainStarted + DRAIN_MS)));
      console.log(`\nThe line: ${[...chaos.counts].map(([fault, times]) => `${fault} ${times}`).join(', ')}`);
      console.log(`After the last one it took ${seconds(Date.now() - drainStarted)} until everything was sent`);
      if (drained.includes(false)) console.log('It was not: something still waits, and counts as lost.');
      const sent = ledger.filter(({ isAccepted }) => isAccepted).length;
      console.log(`made ${n}, seen accepted ${sent}`);
      const wrong = await findFaults(goal, ledger);
      if (wrong.length > 0) throw new Sorry(`What was sent isn't what is there: ${wrong.join('; ')}.`);
      if (sent < n * LEAST_ACCEPTED_SHARE)
        throw new Sorry('Too little was seen accepted: the run has not tested much.');
    } finally {
      await Promise.all(visitors.map((one) => one.leave()));
      chaos.close();
    }
  };
  await (at ? work(at) : withStand('delivery', work));
}
