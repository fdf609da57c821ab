import { operate, type Project } from '../deploy/check.ts';
import { checkBackups } from '../deploy/checks/backups.ts';
import { findProblems, listOf } from '../deploy/checks.ts';
import { cliOptions, deploys, findProject, isWhole, withoutVersion } from '../deploy/cli.ts';
import { deployEarlier } from '../deploy/earlier.ts';
import { run } from '../lib/process.ts';
import { main, REGION, Sorry } from '../lib/project.ts';

const WITHOUT_BACKUPS = '--without-backups';

/**
 * Keeps one instance of the page function always there, so that a visitor of a quiet site waits for none. On its service,
 * as the CLI refuses `minInstances` on a function that Hosting pins; again after each deployment, which may replace it.
 * There is no service where the functions were always left out.
 */
function keepPageWarm({ id, google }: Project): Promise<void> {
  const service = `https://run.googleapis.com/v2/projects/${id}/locations/${REGION}/services/page`;
  const wanted = { scaling: { minInstanceCount: 1 } };
  return operate(google, 'PATCH', `${service}?updateMask=scaling.minInstanceCount`, wanted);
}

/**
 * `npm run deploy [-- firebase options]`: checks the project, builds by the predeploy hooks, and uploads everything;
 * with `--without-backups` also to a project whose data couldn't be restored. With `--to <tag>` an earlier version does
 * that instead.
 */
await main(async () => {
  const all = process.argv.slice(2);
  const args = all.filter((argument) => argument !== WITHOUT_BACKUPS);
  const options = cliOptions(args);
  const { to } = options;
  if (to !== undefined && !isWhole(options))
    throw new Sorry('--to brings all of a version back together: leave out --only and --except.');
  const project = await findProject(options);
  // by its id: the CLI's alias and `firebase use` are this folder's
  if (to !== undefined) return deployEarlier(to, [...withoutVersion(all), '--project', project.id]);
  const withData = deploys(options, 'firestore') || deploys(options, 'functions');
  const isRisked = all.includes(WITHOUT_BACKUPS);
  const problems = await findProblems(project, {
    withFiles: deploys(options, 'storage'),
    withData: withData && !isRisked,
  });
  if (problems.length > 0) {
    const setUp = problems.some(({ mend }) => mend)
      ? `\nOr all at once: npm run ops setup -- --project ${project.id}`
      : '';
    throw new Sorry(`Nothing was deployed to ${project.id}.\n${listOf(problems)}${setUp}`);
  }
  if (isRisked) console.warn(`WITHOUT BACKUPS. What is lost stays lost:\n${listOf(await checkBackups(project))}`);
  // a slow machine needs more than the usual 10 s to load the functions
  const code = await run('firebase', ['deploy', ...args], { FUNCTIONS_DISCOVERY_TIMEOUT: '120' });
  if (code === 0) await keepPageWarm(project);
  return code;
});
