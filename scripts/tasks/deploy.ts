import { findProblems, listOf } from '../deploy/checks.ts';
import { cliOptions, deploysFiles, findProject, isWhole, withoutVersion } from '../deploy/cli.ts';
import { deployEarlier } from '../deploy/earlier.ts';
import { keepPageWarm } from '../deploy/keep-page-warm.ts';
import { run } from '../lib/process.ts';
import { main, Sorry } from '../lib/project.ts';

/**
 * `npm run deploy [-- firebase options]`: checks the project, builds by the predeploy hooks, and uploads everything. With
 * `--to <tag>` an earlier version does that instead.
 */
await main(async () => {
  const args = process.argv.slice(2);
  const options = cliOptions(args);
  const { to } = options;
  if (to !== undefined && !isWhole(options))
    throw new Sorry('--to brings all of a version back together: leave out --only and --except.');
  const project = await findProject(options);
  // by its id: the CLI's alias and `firebase use` are this folder's
  if (to !== undefined) return deployEarlier(to, [...withoutVersion(args), '--project', project.id]);
  const problems = await findProblems(project, { withFiles: deploysFiles(options) });
  if (problems.length > 0) {
    const all = problems.some(({ mend }) => mend)
      ? `\nOr all at once: npm run ops setup -- --project ${project.id}`
      : '';
    throw new Sorry(`Nothing was deployed to ${project.id}.\n${listOf(problems)}${all}`);
  }
  // a slow machine needs more than the usual 10 s to load the functions
  const code = await run('firebase', ['deploy', ...args], { FUNCTIONS_DISCOVERY_TIMEOUT: '120' });
  if (code === 0) await keepPageWarm(project);
  return code;
});
