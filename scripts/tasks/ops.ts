import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withBackend } from '../bench/environment.ts';
import { listOf, setUp } from '../deploy/checks.ts';
import { findProject } from '../deploy/cli.ts';
import { drillHere } from '../drill/local.ts';
import { makePeople } from '../drill/people.ts';
import { drillProject } from '../drill/real.ts';
import { verdict } from '../drill/replay.ts';
import { backendEnv } from '../lib/backend.ts';
import { buildOps } from '../lib/build.ts';
import { portsFor } from '../lib/ports.ts';
import { run } from '../lib/process.ts';
import { inRoot, main, Sorry } from '../lib/project.ts';
import { mapPositions, mapsFolderOf } from '../lib/source-maps.ts';
import { seedCircle } from '../seed/circle.ts';
import { seed } from '../seed/seed.ts';

const drillAlone = (): Promise<void> =>
  withBackend('drill', async (target) => {
    await seed(target);
    await seedCircle(target);
    const { liveOn } = await makePeople(target);
    verdict(await drillHere(process.env['BACKEND_LOG'] ?? '', liveOn));
  });

/**
 * `npm run ops <name> [arguments] [-- --project id]`: an operator's task on the local backend of `npm start` or, with
 * `--project`, on a real project with the application default credentials. `stack [file]` reads a stack from the log of
 * either and prints where in the source its lines are; `setup` prepares a real project for its first deployment; `drill`
 * restores a backup: of a real project beside its database, or of a local backend of its own.
 */
await main(async () => {
  const options = { project: { type: 'string' }, year: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals[0] === 'stack') {
    // from the log of any project; only the maps of its builds are needed
    process.stdout.write(mapPositions(readFileSync(positionals[1] ?? 0, 'utf8'), mapsFolderOf(inRoot('dist'))));
    return 0;
  }
  if (positionals[0] === 'setup') {
    const project = await findProject(values);
    const left = await setUp(project);
    if (left.length > 0) throw new Sorry(`What is left to do for ${project.id}:\n${listOf(left)}`);
    console.log(`${project.id} is ready: npm run deploy -- --project ${project.id}`);
    return 0;
  }
  if (positionals[0] === 'drill') {
    await (values.project ? drillProject(await findProject(values)) : drillAlone());
    return 0;
  }
  const env = values.project
    ? { GCLOUD_PROJECT: values.project, GOOGLE_CLOUD_PROJECT: values.project }
    : backendEnv(portsFor('app'));
  return run(process.execPath, [await buildOps(), ...positionals, ...(values.year ? [values.year] : [])], env);
});
