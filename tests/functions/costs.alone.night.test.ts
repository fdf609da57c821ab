import { readFileSync } from 'node:fs';
import { callables, endpoints, functionOf } from '@domain/api.ts';
import { RECOUNT_WINDOW_S } from '@domain/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService } from '../../functions/src/services/testing/push-service.ts';
import { measuredIn } from '../../scripts/lib/measured-costs.ts';
import { startMeter } from './support/cost-meter.ts';
import type { Counter, Prepare } from './support/costs/counter.ts';
import type { RecordedTask } from './support/task-recorder.ts';
import { startTranslator } from './support/translator.ts';
import { until } from './support/until.ts';

/** Starts what is measured. The modules know where the backend is by then. */
async function start() {
  const [pushes, translator] = await Promise.all([startPushService(), startTranslator()]);
  const meter = await startMeter(80, {
    ...translator.settings,
    PUSH_STAND_IN: pushes.host,
    PUSH_STAND_IN_CERTIFICATE: pushes.certificate,
  });
  return {
    pushes,
    translator,
    meter,
    ...(await import('./support/backend.ts')),
    ...(await import('./support/browser-write.ts')),
    ...(await import('./support/costs/creators.ts')),
    ...(await import('./support/costs/operators.ts')),
    ...(await import('./support/costs/visitors.ts')),
    ...(await import('./support/requests.ts')),
    ...(await import('./support/rule-reads.ts')),
  };
}
let on: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  on = await start();
});
afterAll(async () => {
  await on.meter.stop();
  on.pushes.stop();
  on.translator.stop();
});

const counted: Record<string, (number | string)[]> = {};
const queued: RecordedTask[] = [];
const ran = new Set<string>();

/** The tasks that something queued, by what they do. */
const nameOf = ({ queue, data }: RecordedTask) =>
  queue === 'sendPushes' ? `push ${data['kind']}` : queue === 'recount' ? String(data['kind']) : queue;
/** Of the same recounts, of which there is one in each window of time, the last: a slow machine needs two windows. */
const withoutLate = (tasks: readonly RecordedTask[]) => [
  ...new Map(
    tasks.map((task, index) => {
      const { kind, id } = task.data;
      return [kind && id ? `${task.queue} ${kind} ${id}` : index, task];
    }),
  ).values(),
];

async function row(what: string, work: () => Promise<unknown>): Promise<void> {
  const cost = await on.meter.measure(work);
  const { invocations, reads, writes, deletes, tasks } = cost;
  counted[what] = [invocations, reads, writes, deletes, withoutLate(tasks).map(nameOf).sort().join(', ')];
  queued.push(...tasks);
  for (const one of cost.ran) ran.add(one);
}

const prepare: Prepare = async (by, write) => {
  const reads = await on.ruleReadsOf(() => on.writeAs(by, write));
  const [written, deleted] = 'deleted' in write ? [[], [write.path]] : [[write.path], []];
  on.meter.byBrowser({ reads, written, deleted });
};

const counter: Counter = {
  row,
  schedule: (name) =>
    row(`schedule: ${name}`, async () => {
      await on.send(`${on.AUTH}/v1/sessions/default/functions/${name}:run`, { method: 'POST', body: '{}' });
      await on.meter.firstRunOf(name);
    }),
  write: (what, by, write) => row(what, () => prepare(by, write)),
  task: (name, about, what = `task: ${name}`) =>
    row(what, async () => {
      const found = queued.findLast((one) => nameOf(one) === name && JSON.stringify(one.data).includes(about));
      if (!found) throw new Error(`Nothing queued ${name}.`);
      const due = Date.now();
      const { status } = await on.send(`${on.FUNCTIONS}/${found.queue}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { ...found.data, ...('at' in found.data ? { at: due } : { notBefore: due }) } }),
      });
      expect(status).toBeLessThan(300);
    }),
};

it('the counts match docs/costs.md', async () => {
  await on.countSchedules(counter);
  const [visitors, creators, operators] = await Promise.all([
    on.countVisitors(on.pushes, prepare),
    on.countCreators(prepare),
    on.countOperators(),
  ]);
  await on.meter.isCalm();
  // what that made due has its windows to itself; operators have none
  const calm = Date.now() + RECOUNT_WINDOW_S * 1000;
  for (const count of operators) await count(counter);
  await until(
    async () => Date.now(),
    (now) => now > calm,
  );
  for (const count of [...visitors, ...creators]) await count(counter);

  const documented = measuredIn(readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8'));
  // page-reads.test.ts counts pages, whose reads come from the web build
  const other = Object.fromEntries(Object.entries(documented).filter(([what]) => !what.startsWith('page ')));
  expect(other).toEqual(counted);
});

it('every function and every endpoint is counted', () => {
  const source = readFileSync(new URL('../../functions/src/index.ts', import.meta.url), 'utf8');
  const functions = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  expect(functions).toEqual(expect.arrayContaining(Object.keys(callables)));
  const paths = Object.keys(endpoints).map((name) => `${functionOf(name as keyof typeof endpoints)}/api/${name}`);
  const started = [...ran].map((one) => one.replace(/\/$/, ''));
  const missing = [...functions, ...paths].filter((one) => !started.some((path) => `${path}/`.startsWith(`${one}/`)));
  expect(missing).toEqual(['page']);
});
