import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildOps } from '../lib/build.ts';
import type { Env } from '../lib/process.ts';
import { Sorry } from '../lib/project.ts';

const execute = promisify(execFile);

/** Runs one of the operator's tasks, with the given lines in a file. Returns what it prints. Throws `Sorry` if it fails. */
export async function runOps(name: string, env: Env, lines?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const file = join(folder, 'lines');
  if (lines !== undefined) writeFileSync(file, lines);
  try {
    const args = [await buildOps(), name, ...(lines === undefined ? [] : [file])];
    return (await execute(process.execPath, args, { env: { ...process.env, ...env } })).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Sorry(`${name} failed: ${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether a replay deleted nothing. */
export const foundNothing = (printed: string): boolean => /deleted again: nothing\. .* no account: 0\.$/m.test(printed);
