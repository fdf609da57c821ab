import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildOps } from '../../../scripts/lib/build.ts';
import { CACHE } from '../../../scripts/lib/project.ts';
import { PROJECT } from './backend.ts';

let bundle: Promise<string> | undefined;

/** What `npm run ops ...` prints, and the code it ends with. */
export async function ops(...args: string[]): Promise<{ out: string; code: number }> {
  const env = { ...process.env, GCLOUD_PROJECT: PROJECT, NODE_COMPILE_CACHE: `${CACHE}/compiled` };
  bundle ??= buildOps();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [await bundle, ...args], { env });
    return { out: stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { out: stdout + stderr, code };
  }
}
