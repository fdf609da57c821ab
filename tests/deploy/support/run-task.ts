import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inRoot, ROOT } from '../../../scripts/lib/project.ts';
import { apis } from '../stand-in/apis.ts';
import type { Cloud } from '../stand-in/cloud.ts';
import { type Call, startStandIn } from '../stand-in/server.ts';
import { webEnvOf } from './web-env.ts';

interface Outcome {
  code: number | null;
  output: string;
  calls: Call[];
  /** What it asked for that nothing stands in for. */
  strays: string[];
}

/** What a CI system gives to a program that signs in without a key. */
const credentialsOf = (file: string) => ({
  type: 'external_account',
  audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/ci/providers/ci',
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  token_url: 'https://sts.googleapis.com/v1/token',
  credential_source: { file },
});

/** Runs a task of scripts/tasks as `run` does, in this working copy or another. */
export const runTask = (cloud: Cloud, task: string, args: readonly string[], env = {}, root = ROOT): Promise<Outcome> =>
  run(cloud, join(root, `scripts/tasks/${task}.ts`), args, env, root);

/** Runs the CLI alone as `run` does. */
export const runCli = (cloud: Cloud, args: readonly string[]): Promise<Outcome> =>
  run(cloud, inRoot('node_modules/firebase-tools/lib/bin/firebase.js'), args);

/**
 * Runs a program with the real CLI, which finds the cloud's stand-in where it looks for Google, signed in as in CI and
 * with nothing that the machine's own CLI knows.
 */
async function run(cloud: Cloud, program: string, args: readonly string[], env = {}, root = ROOT): Promise<Outcome> {
  const home = mkdtempSync(join(tmpdir(), 'deploy-'));
  const standIn = await startStandIn(apis(cloud));
  const file = (name: string, content: string) => {
    writeFileSync(join(home, name), content);
    return join(home, name);
  };
  mkdirSync(join(home, '.config'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      HTTPS_PROXY: standIn.proxy,
      HTTP_PROXY: standIn.proxy,
      NODE_EXTRA_CA_CERTS: file('certificate.pem', standIn.certificate),
      GOOGLE_APPLICATION_CREDENTIALS: file('credentials.json', JSON.stringify(credentialsOf(file('token', 'a-token')))),
      METADATA_SERVER_DETECTION: 'none',
      CI: 'true',
      // the CLI asks npm whether there are newer packages
      npm_config_offline: 'true',
      ...webEnvOf(cloud),
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  await standIn.stop();
  rmSync(home, { recursive: true });
  return { code, output: `${out}${errors}`, calls: standIn.calls, strays: standIn.strays };
}
