import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../../scripts/lib/backend.ts';
import { serveFarDatabase } from '../../../scripts/lib/far-database.ts';
import { portsAt } from '../../../scripts/lib/ports.ts';
import { type Billed, billed } from './billed.ts';
import { recordTasks } from './task-recorder.ts';
import { until } from './until.ts';

/** What one thing costs. */
export interface Cost {
  invocations: number;
  reads: number;
  writes: number;
  deletes: number;
  /** The queues of tasks. */
  queues: string[];
}

/** Collections of which each write starts a trigger, each change, and each deletion: functions/src/index.ts. */
const BY_WRITE = /^(?:profiles|quizzes|quizOrders|reports|contactRequests)\/[^/]+$/;
const BY_CHANGE = /^messages\/[^/]+$/;
const BY_DELETION = /^(?:messages|responses)\/[^/]+$/;

/**
 * Starts a backend whose functions' calls to the database, invocations and tasks are seen. Tasks aren't delivered: what
 * is counted is what one thing costs, without what else happens to be due. The functions have these settings.
 */
export async function startMeter(offset: number, settings: Readonly<Record<string, string>>) {
  const shared = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
  const ports = portsAt(shared - portsAt(0).firestore + offset);
  const sum = { reads: 0, writes: 0, deletes: 0, triggers: 0 };
  /** The documents that are there: deleting one that isn't starts no trigger. */
  const there = new Set<string>();
  const count = ({ reads, written, deleted }: Billed) => {
    sum.reads += reads;
    sum.writes += written.length;
    sum.deletes += deleted.length;
    const changed = written.filter((path) => there.has(path));
    for (const path of written) there.add(path);
    const gone = deleted.filter((path) => there.delete(path));
    sum.triggers += [...written, ...gone].filter((path) => BY_WRITE.test(path)).length;
    sum.triggers += changed.filter((path) => BY_CHANGE.test(path)).length;
    sum.triggers += gone.filter((path) => BY_DELETION.test(path)).length;
  };
  const proxy = await serveFarDatabase(ports.firestore, (...call) => count(billed(...call)));
  const recorder = await recordTasks();
  const folder = mkdtempSync(join(tmpdir(), 'costs-'));
  const invocations = join(folder, 'invocations');
  writeFileSync(invocations, '');
  const backend = await startBackend({
    name: `costs-${shared}`,
    ports,
    firestoreProxyPort: proxy.port,
    watched: { settings: { ...settings, CLOUD_TASKS_EMULATOR_HOST: recorder.host }, invocations },
  });
  Object.assign(process.env, backend.env);

  const lines = (kind: RegExp) => [...readFileSync(invocations, 'utf8').matchAll(kind)].length;
  /** Every write has had its trigger, and nothing runs. */
  const isCalm = () =>
    until(
      async () => ({
        due: sum.triggers,
        ran: lines(/^end on\w+(?:Written|Updated|Deleted)$/gm),
        started: lines(/^start/gm),
        ended: lines(/^end/gm),
      }),
      ({ due, ran, started, ended }) => due === ran && started === ended,
    );

  return {
    /** Counts a write past the functions, whose trigger runs. */
    wrote: (path: string) => count({ reads: 0, written: [path], deleted: [] }),
    /** Returns what some work costs, with the triggers that follow. */
    async measure(work: () => Promise<unknown>): Promise<Cost> {
      await isCalm();
      recorder.tasks.length = 0;
      const [before, started] = [{ ...sum }, lines(/^start/gm)];
      await work();
      await isCalm();
      return {
        invocations: lines(/^start/gm) - started,
        reads: sum.reads - before.reads,
        writes: sum.writes - before.writes,
        deletes: sum.deletes - before.deletes,
        queues: recorder.tasks.map(({ queue }) => queue),
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
