import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSlowCommits } from '../../../scripts/bench/slow-commits.ts';
import { startBackend } from '../../../scripts/lib/backend.ts';
import { portsAt } from '../../../scripts/lib/ports.ts';
import { billed } from './billed.ts';
import { type RecordedTask, recordTasks } from './task-recorder.ts';
import { until } from './until.ts';

/** What one thing costs, and the tasks that it queued. */
export interface Cost {
  invocations: number;
  reads: number;
  writes: number;
  deletes: number;
  tasks: RecordedTask[];
}

/** Collections of which each write starts a trigger: functions/src/index.ts. */
const TRIGGERING = /^(?:profiles|quizzes|quizOrders|responses|messages|reports|contactRequests)\/[^/]+$/;

/**
 * Starts a backend whose functions' calls to the database, invocations and tasks are seen. Tasks aren't delivered: what
 * is counted is what one thing costs, without what else happens to be due.
 */
export async function startMeter(offset: number) {
  const shared = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
  const ports = portsAt(shared - portsAt(0).firestore + offset);
  const sum = { reads: 0, writes: 0, deletes: 0, triggers: 0 };
  const count = ({ reads, writes, deletes, changed }: ReturnType<typeof billed>) => {
    sum.reads += reads;
    sum.writes += writes;
    sum.deletes += deletes;
    sum.triggers += changed.filter((path) => TRIGGERING.test(path)).length;
  };
  const proxy = await serveSlowCommits(ports.firestore, (...call) => count(billed(...call)));
  const recorder = await recordTasks();
  const folder = mkdtempSync(join(tmpdir(), 'costs-'));
  const invocations = join(folder, 'invocations');
  writeFileSync(invocations, '');
  const backend = await startBackend({
    name: `costs-${shared}`,
    ports,
    firestoreProxyPort: proxy.port,
    watched: { tasksHost: recorder.host, invocations },
  });
  Object.assign(process.env, backend.env);

  const lines = (kind: RegExp) => [...readFileSync(invocations, 'utf8').matchAll(kind)].length;
  /** Every write has had its trigger, and nothing runs. */
  const isCalm = () =>
    until(
      async () => ({
        due: sum.triggers,
        ran: lines(/^end on\w+Written$/gm),
        started: lines(/^start/gm),
        ended: lines(/^end/gm),
      }),
      ({ due, ran, started, ended }) => due === ran && started === ended,
    );

  return {
    isCalm,
    /** Counts what a browser did in the database past the functions. */
    byBrowser: (did: { writes?: number; deletes?: number; changed: string[] }) =>
      count({ reads: 0, writes: 0, deletes: 0, ...did }),
    /** Returns what some work costs, with the triggers that follow. */
    async measure(work: () => Promise<unknown>): Promise<Cost> {
      await isCalm();
      const [before, started] = [{ ...sum }, lines(/^start/gm)];
      recorder.tasks.length = 0;
      await work();
      await isCalm();
      return {
        invocations: lines(/^start/gm) - started,
        reads: sum.reads - before.reads,
        writes: sum.writes - before.writes,
        deletes: sum.deletes - before.deletes,
        tasks: [...recorder.tasks],
      };
    },
    async stop() {
      await backend.stop();
      rmSync(folder, { recursive: true });
      proxy.close();
      recorder.close();
    },
  };
}
