import { operate, type Project } from '../deploy/check.ts';
import { REGION, Sorry } from '../lib/project.ts';
import { replay, timePhases, verdict } from './replay.ts';

const API = 'https://firestore.googleapis.com/v1';
/** The restored database, beside the real one. */
const DATABASE = 'drill';
const COUNTED = ['profiles', 'accounts', 'quizzes', 'responses', 'messages', 'circles'];

interface Backup {
  name: string;
  database: string;
  snapshotTime: string;
  state: string;
}

async function newestBackup({ id, google }: Project): Promise<Backup> {
  const answer = (await google('GET', `${API}/projects/${id}/locations/${REGION}/backups`)) as { backups?: Backup[] };
  const ready = (answer.backups ?? []).filter(
    ({ database, state }) => state === 'READY' && database.endsWith('/(default)'),
  );
  const [newest] = ready.sort((one, other) => other.snapshotTime.localeCompare(one.snapshotTime));
  if (!newest) throw new Sorry(`There is no backup yet: the first one comes a day after npm run ops setup.`);
  return newest;
}

async function restore({ id, google }: Project, backup: string): Promise<void> {
  const restored = `${API}/projects/${id}/databases`;
  const remove = `gcloud firestore databases delete --database=${DATABASE} --project=${id}`;
  if (await google('GET', `${restored}/${DATABASE}`)) throw new Sorry(`An earlier drill is still there: ${remove}`);
  await operate(google, 'POST', `${restored}:restore`, { databaseId: DATABASE, backup });
  console.log(`When you have looked at it: ${remove}`);
}

/** Returns the log's lines with deletions since a time. */
async function deletionsSince({ id, google }: Project, time: string): Promise<string> {
  const filter = `jsonPayload.operation="deleted" AND timestamp>="${time}"`;
  const lines: string[] = [];
  for (let pageToken: string | undefined; ; ) {
    const request = { resourceNames: [`projects/${id}`], filter, orderBy: 'timestamp asc', pageSize: 1000, pageToken };
    const page = (await google('POST', 'https://logging.googleapis.com/v2/entries:list', request)) as {
      entries?: { jsonPayload: { message: string } }[];
      nextPageToken?: string;
    };
    lines.push(...(page.entries ?? []).map(({ jsonPayload }) => jsonPayload.message));
    pageToken = page.nextPageToken;
    if (!pageToken) return lines.join('\n');
  }
}

async function signingKeyOf({ id, google }: Project): Promise<string> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${id}/secrets/SIGNING_KEY/versions/latest:access`;
  const { payload } = (await google('GET', url)) as { payload: { data: string } };
  return Buffer.from(payload.data, 'base64').toString();
}

type Counts = ReadonlyMap<string, number>;

/** Returns the number of documents of each kind, now or at a time. */
async function countsOf({ id, google }: Project, database: string, readTime?: string): Promise<Counts> {
  const url = `${API}/projects/${id}/databases/${database}/documents:runAggregationQuery`;
  const counts = COUNTED.map(async (collectionId) => {
    const structuredQuery = { from: [{ collectionId }] };
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'all', count: {} }] };
    const [row] = (await google('POST', url, { structuredAggregationQuery, readTime })) as [
      { result: { aggregateFields: { all: { integerValue: string } } } },
    ];
    return [collectionId, Number(row.result.aggregateFields.all.integerValue)] as const;
  });
  return new Map(await Promise.all(counts));
}

const listOf = (counts: Counts): string => Array.from(counts, ([kind, count]) => `${count} ${kind}`).join(', ');

/** Rounds a time down to its minute: more than an hour back, Firestore reads whole minutes only. */
const minuteOf = (time: string): string => `${time.slice(0, 16)}:00Z`;
/** What a backup may lack: a minute's deletions. */
const LACK = 0.01;

/**
 * `npm run ops drill -- --project <id>`: restores the newest backup as a separate database, deletes again what was
 * deleted since, and counts. Reads the real database, and changes nothing in it. Throws `Sorry` when the restored one
 * doesn't match the real one, or still has what was deleted.
 */
export async function drillProject(project: Project, run?: Parameters<typeof replay>[3]): Promise<void> {
  const phases = timePhases();
  const { phase, end } = phases;
  const { name, snapshotTime } = await newestBackup(project);
  console.log(`The newest backup is of ${snapshotTime}.`);
  await phase('restore', () => restore(project, name));
  const was = await phase('count what was there', () => countsOf(project, '(default)', minuteOf(snapshotTime)));
  const is = await countsOf(project, DATABASE);
  const lines = await phase('read the log', () => deletionsSince(project, snapshotTime));
  const env = {
    GCLOUD_PROJECT: project.id,
    GOOGLE_CLOUD_PROJECT: project.id,
    DATABASE,
    SIGNING_KEY: await signingKeyOf(project),
  };
  const problems = await replay(phases, env, lines, run);
  end();
  const now = await countsOf(project, DATABASE);
  console.log(`then:   ${listOf(was)}\nbackup: ${listOf(is)}\nnow:    ${listOf(now)}`);
  verdict([
    ...COUNTED.filter((kind) => (is.get(kind) ?? 0) < (was.get(kind) ?? 0) * (1 - LACK)).map(
      (kind) => `The backup holds ${is.get(kind)} ${kind}; there were ${was.get(kind)}.`,
    ),
    ...problems,
  ]);
}
