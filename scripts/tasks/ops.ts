import { parseArgs } from 'node:util';
import { backendEnv } from '../lib/backend.ts';
import { buildOps } from '../lib/build.ts';
import { portsFor } from '../lib/ports.ts';
import { run } from '../lib/process.ts';
import { main } from '../lib/project.ts';

/**
 * `npm run ops <name> [arguments] [-- --project id]`: an operator's task on the local backend of `npm start` or, with
 * `--project`, on a real project with the application default credentials.
 */
await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });
  const env = values.project
    ? { GCLOUD_PROJECT: values.project, GOOGLE_CLOUD_PROJECT: values.project }
    : backendEnv(portsFor('app'));
  return run(process.execPath, [await buildOps(), ...positionals], env);
});
