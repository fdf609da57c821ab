import { rmSync } from 'node:fs';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { withStand } from '../../scripts/bench/environment.ts';
import { portsFor } from '../../scripts/lib/ports.ts';
import { CACHE, Sorry } from '../../scripts/lib/project.ts';
import { saveDraft, signUp, type Target } from '../../scripts/seed/client.ts';
import { serveChaos } from './chaos-proxy.ts';
import { collectLinks, countOutcome, type Outcome, type ReplyOutcome, readReplies } from './count.ts';
import { type Replied, startCreator } from './creator.ts';
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

/** Counts one more of a kind. */
const count = (counts: Map<string, number>, kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);

/** Returns counts for a person to read, the largest first. */
const listCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, number]) => `${kind} ${number}`)
    .join(', ');

/** Returns milliseconds as seconds with a decimal. */
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const VISITORS = 4;
/** Share of submissions over a good network: their rate is the baseline. */
const FLOOR_SHARE = 0.1;
/** Replies per submission, and at least. */
const REPLY_SHARE = 0.05;
const LEAST_REPLIES = 2;
/** How long the outbox may take to drain at the end. */
const DRAIN_MS = 10 * 60_000;
/** A run in which people saw less accepted hasn't tested much. */
const LEAST_ACCEPTED_SHARE = 0.75;
/** Of the replies, of which every fourth is sent by a page that is gone before it shows anything. */
const LEAST_REPLIES_SHARE = 0.5;

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
 * up in the database. Meanwhile the creator answers some of the messages over another such network, and what they saw
 * sent is looked up under the private links. Throws `Sorry` when something is lost or doubled, or a count is wrong.
 */
export async function delivery({ n, seed, at }: DeliveryOptions): Promise<void> {
  console.log(`${n} submissions, seed ${seed} (again with: npm run bench delivery -- --n ${n} --seed ${seed})`);
  const work = async (stand: Place) => {
    const links = collectLinks();
    const chaos = await serveChaos({ port: stand.port, seed, onPost: links.note });
    // a reply's attempts aren't to fail as those of its message did
    const { firestore } = portsFor('tests');
    const creatorsChaos = await serveChaos({ port: firestore, seed: seed + 1 });
    const goal = await makeGoal(stand, chaos.origin);
    const ledger: Sent[] = [];
    const replies: Replied[] = [];
    const incidents = new Map<string, number>();
    const creatorsIncidents = new Map<string, number>();
    const home = `${CACHE}/delivery`;
    rmSync(home, { recursive: true, force: true });
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) =>
        startVisitor({
          profile: `${home}/${index}`,
          goal,
          seed,
          onSent: (sent) => ledger.push(sent),
          onIncident: (incident) => count(incidents, incident),
        }),
      ),
    );
    // while others submit already: a sign-in takes seconds
    const starting = startCreator({
      profile: `${home}/creator`,
      origin: chaos.origin,
      person: CREATOR,
      firestore: { port: firestore, by: creatorsChaos.port },
      onReply: (reply) => replies.push(reply),
      onIncident: (incident) => count(creatorsIncidents, incident),
    });
    try {
      const numbers = Array.from(
        { length: n + Math.max(VISITORS, Math.round(n * FLOOR_SHARE)) },
        (_, number) => number,
      );
      chaos.isOn = true;
      creatorsChaos.isOn = true;
      const [pace, creator] = await Promise.all([
        submitAll(visitors, numbers.slice(0, n), false),
        starting.then(async (one) => {
          await one.answer(Math.max(LEAST_REPLIES, Math.round(n * REPLY_SHARE)));
          return one;
        }),
      ]);
      const drainStarted = Date.now();
      const drained = await Promise.all([...visitors, creator].map((one) => one.drain(drainStarted + DRAIN_MS)));
      const drainMs = Date.now() - drainStarted;
      chaos.isOn = false;
      // after it, with browsers that have run for as long
      const floor = await submitAll(visitors, numbers.slice(n), true);
      const outcome = await countOutcome(goal, ledger);
      const replyOutcome = await readReplies(stand, links, replies);
      console.log(`\nThe line: ${listCounts(chaos.counts)}`);
      console.log(`The people: ${listCounts(incidents)}`);
      console.log(`The creator's line: ${listCounts(creatorsChaos.counts)}`);
      console.log(`The creator: ${listCounts(creatorsIncidents)}`);
      console.log(
        `Submissions per second: ${pace.toFixed(2)}, and ${floor.toFixed(2)} by the same screens over a good line (x ${(pace / floor).toFixed(2)})`,
      );
      console.log(`After the last one it took ${seconds(drainMs)} until everything was sent`);
      if (drained.includes(false)) console.log('It was not: something still waits, and counts as lost.');
      judge(outcome, numbers.length);
      judgeReplies(replyOutcome, replies.length);
    } finally {
      await Promise.all([...visitors.map((one) => one.leave()), starting.then((one) => one.leave())]);
      chaos.close();
      creatorsChaos.close();
    }
  };
  await (at ? work(at) : withStand('delivery', work));
}

function judge(outcome: Outcome, made: number): void {
  const { sent, delivered, lost, duplicated, strays, unseen, longestWaitMs, wrongCounts } = outcome;
  console.log(`Longest wait from a tap until it was stored: ${seconds(longestWaitMs)}`);
  console.log(
    `\nmade ${made}, sent ${sent}, delivered ${delivered}, lost ${lost.length}, duplicated ${duplicated.length}`,
  );
  console.log(`stored without having been seen accepted, once each: ${unseen}`);
  const wrong = [
    ...lost.map((name) => `${name} is lost`),
    ...duplicated.map((name) => `${name} is doubled`),
    ...strays.map((name) => `nobody sent "${name}"`),
    ...wrongCounts,
  ];
  if (wrong.length > 0) throw new Sorry(`What was sent isn't what is there: ${wrong.join('; ')}.`);
  console.log('counts right');
  if (sent < made * LEAST_ACCEPTED_SHARE) throw new Sorry('Too little was seen accepted: the run has not tested much.');
}

function judgeReplies({ sent, delivered, lost, strays }: ReplyOutcome, made: number): void {
  console.log(
    `replies made ${made}, sent ${sent}, delivered ${delivered}, lost ${lost.length}, strays ${strays.length}`,
  );
  const wrong = [
    ...lost.map((name) => `the reply to ${name} is lost`),
    ...strays.map((name) => `${name} has a wrong reply`),
  ];
  if (wrong.length > 0) throw new Sorry(`What was replied isn't what is there: ${wrong.join('; ')}.`);
  if (sent < made * LEAST_REPLIES_SHARE)
    throw new Sorry('Too few replies were seen sent: the run has not tested much.');
}
