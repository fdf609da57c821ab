import { paths } from '../../domain/paths.ts';
import { serveFarDatabase } from '../lib/far-database.ts';
import { portsFor } from '../lib/ports.ts';
import { Sorry } from '../lib/project.ts';
import { withBackend } from './environment.ts';
import { type ApiInstances, databaseAt, startApiInstances } from './instance.ts';
import { type Paced, pace, percentile } from './latency.ts';
import { inputs, makeGoal, submit, waitUntilStored } from './submissions.ts';

const PER_SECOND = [100, 300];
/** How long one commit to a document takes that all write: as quick as it gets, and as slow as Firestore advises. */
const COMMITS_MS = [30, 1000];
const READ_MS = 10;
const COMMIT_MS = 30;
const INSTANCES = 2;
const WARM_UP = { perSecond: 20, seconds: 10 };
const AIMS = { answeredMs: 1000, storedS: 60 };

function print(perSecond: number, commitMs: number, { ms, failures }: Paced, afterS: number): void {
  const columns = [0.5, 0.95, 0.99, 1].map((share) => percentile(ms, share).toFixed(0).padStart(7));
  const title = `${perSecond} a second, commits ${commitMs} ms`;
  console.log(
    `${title.padEnd(32)}${columns.join('')}${String(failures.length).padStart(9)}${afterS.toFixed(0).padStart(10)}`,
  );
}

/**
 * `npm run bench load viral`: everybody plays one quiz, for `seconds`, through two instances, while its counts take one
 * commit at a time. Prints how long players wait for their score and what is stored how late. Throws `Sorry` when
 * something failed, or was stored twice or not at all.
 */
export async function viral(seconds: number): Promise<void> {
  const proxy = await serveFarDatabase(portsFor('tests').firestore);
  const problems: string[] = [];
  await withBackend(
    'viral',
    async (target) => {
      const direct = databaseAt(portsFor('tests').firestore);
      let api: ApiInstances | undefined;
      try {
        api = await startApiInstances(INSTANCES, proxy.port);
        const { urlOf } = api;
        console.log(`\n${seconds} s to one quiz, ${INSTANCES} instances; ms until the score, s until all is stored\n`);
        console.log(`${''.padEnd(32)}    p50    p95    p99    max   failed    stored`);
        for (const perSecond of PER_SECOND) {
          for (const commitMs of COMMITS_MS) {
            const goal = await makeGoal(target);
            const warmUp = await pace(WARM_UP.perSecond, WARM_UP.seconds, () =>
              submit(urlOf('responses'), inputs.responses(goal)),
            );
            const name = paths.quizTally(goal.quizId);
            Object.assign(proxy, { readMs: READ_MS, commitMs: COMMIT_MS, hot: { name, commitMs } });
            const played = await pace(perSecond, seconds, () => submit(urlOf('responses'), inputs.responses(goal)));
            const sent = [warmUp, played].reduce((sum, { ms, failures }) => sum + ms.length - failures.length, 0);
            const { found, afterS } = await waitUntilStored(direct, goal, 'responses', sent);
            Object.assign(proxy, { readMs: 0, commitMs: 0, hot: null });
            print(perSecond, commitMs, played, afterS);
            if (found !== sent) problems.push(`sent ${sent}, stored ${found}`);
            if (played.failures.length > 0) problems.push(`failed: ${[...new Set(played.failures)].join(', ')}`);
          }
        }
        console.log(`\naims: p99 below ${AIMS.answeredMs} ms, all stored within ${AIMS.storedS} s, none failed`);
      } finally {
        await api?.stop();
      }
    },
    { firestoreProxyPort: proxy.port },
  ).finally(() => proxy.close());
  if (problems.length > 0) throw new Sorry(problems.join('; '));
}
