import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type CaseInput, holderOf } from '../../domain/moderation/case.ts';
import { isUrgent, type ReportReason } from '../../domain/moderation/reasons.ts';
import type { Report } from '../../domain/moderation/report.ts';
import { closedPaths, paths } from '../../domain/paths.ts';
import { type Ports, portsFor } from '../lib/ports.ts';
import { PROJECT, Sorry } from '../lib/project.ts';
import { send, signUp, type Target } from '../seed/client.ts';
import { withBackend } from './environment.ts';
import { count, listCounts, seconds } from './figures.ts';
import { type Latencies, measure, percentile } from './latency.ts';
import { addOperator, alertsOf, type DrillOperator } from './moderation-load-operators.ts';

const REPORTS = 1000;
const CREATORS = 50;
const OPERATORS = 10;
/** Concurrent reports. */
const REPORTERS = 10;
/** As many cases as the console's list shows at first. */
const LISTED = 20;
const ALERT_WITHIN_MS = 60_000;
/** Each operator takes one of the first cases as they come, so a case can be passed over for a while. */
const SLACK = 10 * OPERATORS;
/** No mail may contain these: the first is from the reporter, the second is what was reported. */
const NOTE = 'drillnote';
const BIO = 'drillbio';

/** Every fourth report is one of a threat, the very first one, too. */
const reasonOf = (number: number): ReportReason => (number % 4 === 0 ? 'threat' : 'spam');

async function addCreators(target: Target): Promise<string[]> {
  const people = Array.from({ length: CREATORS }, (_, n) => {
    const letters = String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));
    const person = { name: `Robin ${letters}`, username: `robindrill${letters}`, email: `${letters}@example.com` };
    return signUp(target, { ...person, password: 'bench-password' });
  });
  return (await Promise.all(people)).map(({ uid }) => uid);
}

/** Reports every creator once per wording of their profile: each wording is a case of its own. */
async function reportAll(db: Firestore, target: Target, creators: readonly string[]): Promise<Latencies[]> {
  const parts: Latencies[] = [];
  let sent = 0;
  for (let wording = 0; wording < REPORTS / creators.length; wording++) {
    await Promise.all(creators.map((uid) => db.doc(paths.profile(uid)).update({ bio: `${BIO} ${wording}` })));
    const left = [...creators];
    const report = async () => {
      const what = { kind: 'profile', uid: left.pop() ?? '' } as const;
      await send(target, 'reports', { id: randomUUID(), what, reason: reasonOf(sent++), note: NOTE });
    };
    parts.push(await measure(REPORTERS, creators.length / REPORTERS, report));
  }
  return parts;
}

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

interface Claimed {
  reason: ReportReason;
  rank: number;
}

interface Work {
  claimed: Claimed[];
  answers: Map<string, number>;
}

/** Decides cases until none is open: one of the first that nobody has claimed, as the console lists them. */
async function workAs(operator: DrillOperator, db: Firestore, { claimed, answers }: Work): Promise<void> {
  const open = db.collection(closedPaths.reports).where('status', '==', 'open').orderBy('rank').limit(LISTED);
  for (;;) {
    const { docs } = await open.get();
    if (docs.length === 0) return;
    const reports = docs.map((found) => ({ ...(found.data() as Report), id: found.id }));
    // people don't all take the very first; those who do only cost each other calls
    const free = pick(reports.filter(({ claim }) => holderOf(claim, Date.now()) === null).slice(0, OPERATORS));
    if (!free) continue;
    const on: CaseInput = { on: 'report', id: free.id };
    const taken = { reason: free.reason, rank: free.rank ?? 0 };
    const claim = await operator.call('claimCase', on);
    count(answers, `claim ${claim}`);
    if (claim === 'conflict') continue;
    if (claim !== 'ok') return;
    claimed.push(taken);
    const decision = await operator.call('decide', { ...on, action: 'keep', note: '' });
    count(answers, `decide ${decision}`);
  }
}

async function firstAlertOf(operator: DrillOperator, ports: Ports, since: number): Promise<number | null> {
  for (;;) {
    const [first] = await alertsOf(operator, ports, since);
    if (first) return first.at;
    if (Date.now() > since + ALERT_WITHIN_MS) return null;
    await delay(200);
  }
}

/** Returns what is wrong with what the database holds after all were decided about. */
async function findLosses(db: Firestore): Promise<string[]> {
  const reports = await db.collection(closedPaths.reports).get();
  const log = await db.collection(closedPaths.audit).where('action', '==', 'keep').get();
  const kept = reports.docs.filter((report) => report.get('status') === 'kept');
  const logged = new Set(log.docs.map((entry) => entry.get('id') as string));
  const once = kept.filter((report) => (report.get('decisions') as unknown[]).length === 1);
  console.log(
    `stored ${reports.size} cases, decided ${kept.length}, once each ${once.length}; in the log ${log.size} entries about ${logged.size} cases`,
  );
  const isWhole = [reports.size, kept.length, once.length, log.size, logged.size].every((count) => count === REPORTS);
  return isWhole ? [] : ['a case or an entry is missing, or there twice'];
}

/** Prints how long after the first threat each operator was alerted, and what is wrong with the mails. */
async function findAlertProblems(operators: readonly DrillOperator[], ports: Ports, since: number): Promise<string[]> {
  const firsts = await Promise.all(operators.map((each) => firstAlertOf(each, ports, since)));
  const told = firsts.filter((at) => at !== null).map((at) => Math.max(0, at - since));
  const all = (await Promise.all(operators.map((each) => alertsOf(each, ports, since)))).flat();
  const leaks = all.filter(({ text }) => text.includes(NOTE) || text.includes(BIO));
  console.log(
    `first alert ${seconds(Math.min(...told))} to ${seconds(Math.max(...told))} after the first threat, to ${told.length} of ${operators.length} operators (aim: ${seconds(ALERT_WITHIN_MS)}); ${all.length} mails in all, ${leaks.length} with content`,
  );
  return [
    ...(told.length < operators.length ? ['an operator was not told'] : []),
    ...(leaks.length > 0 ? ['a mail has content'] : []),
  ];
}

/** Prints in which order the cases were taken, and what is wrong with it. */
function findDisorder(claimed: readonly Claimed[]): string[] {
  const inOrder = claimed.toSorted((one, other) => one.rank - other.rank);
  const places = claimed.map((one, at) => Math.abs(inOrder.indexOf(one) - at));
  const urgent = claimed.filter(({ reason }) => isUrgent(reason)).length;
  const last = claimed.findLastIndex(({ reason }) => isUrgent(reason)) + 1;
  console.log(
    `${urgent} threats first: the last one was taken as number ${last}; p50 ${percentile(places, 0.5)} and at most ${Math.max(...places)} places from their order`,
  );
  return last > urgent + SLACK ? ['threats waited behind others'] : [];
}

/** Of no collection that the app knows. */
const bareDocument = () => `drill/${randomUUID()}`;

/**
 * `npm run bench drill`: a thousand reports, ten operators. Prints how fast reports are stored, beside bare creates of
 * documents, how soon operators get an alert, and how they decide all of them in parallel. Throws `Sorry` when a report
 * or a decision is lost or doubled, an operator isn't alerted, or the order is wrong.
 */
export async function drill(): Promise<void> {
  await withBackend('drill', async (target) => {
    const ports = portsFor('tests');
    const db = getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));
    const operators = await Promise.all(Array.from({ length: OPERATORS }, (_, n) => addOperator(db, target, n)));
    const creators = await addCreators(target);
    const bare = await measure(REPORTERS, REPORTS / REPORTERS, async () => {
      await db.doc(bareDocument()).create({ note: NOTE, reason: 'spam', at: Date.now() });
    });
    const since = Date.now();
    const reported = await reportAll(db, target, creators);
    const reports = reported.flatMap(({ ms }) => ms);
    const errors = reported.reduce((sum, one) => sum + one.errors, 0);
    const perReport = percentile(reports, 0.5);
    console.log(
      `\n${REPORTS} reports about ${CREATORS} creators in ${seconds(Date.now() - since)}, ${errors} failed: p50 ${perReport.toFixed(0)} ms, p95 ${percentile(reports, 0.95).toFixed(0)} ms; ${(perReport / percentile(bare.ms, 0.5)).toFixed(2)} x a bare create`,
    );
    const alerts = await findAlertProblems(operators, ports, since);
    const work: Work = { claimed: [], answers: new Map() };
    const began = Date.now();
    await Promise.all(operators.map((operator) => workAs(operator, db, work)));
    const took = Date.now() - began;
    console.log(
      `${OPERATORS} operators decided about all in ${seconds(took)}, ${(REPORTS / (took / 1000)).toFixed(0)} a second: ${listCounts(work.answers)}`,
    );
    const problems = [...(errors > 0 ? ['a report failed'] : []), ...alerts, ...findDisorder(work.claimed)];
    problems.push(...(await findLosses(db)));
    if (problems.length > 0) throw new Sorry(`The drill failed: ${problems.join('; ')}.`);
  });
}
