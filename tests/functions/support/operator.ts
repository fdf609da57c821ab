import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refused } from '../../../functions/src/ops/refused.ts';
import { runCommand } from '../../../functions/src/ops/run.ts';
import { buildOps } from '../../../scripts/lib/build.ts';
import { db, PROJECT } from './backend.ts';

interface Printed {
  out: string;
  code: number;
}

/** What `npm run ops ...` prints, and the code it ends with; in this process, as its own takes two seconds to start. */
export async function ops(...args: string[]): Promise<Printed> {
  db(); // an app, which Auth needs as well
  try {
    return { out: await runCommand(args), code: 0 };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { out: error.message, code: 1 };
  }
}

/** The same in its own process, as an operator starts it. */
export async function opsAlone(...args: string[]): Promise<Printed> {
  const env = { ...process.env, GCLOUD_PROJECT: PROJECT };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [await buildOps(), ...args], { env });
    return { out: stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { out: stdout + stderr, code };
  }
}
