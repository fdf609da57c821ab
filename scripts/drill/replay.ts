import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildOps } from '../lib/build.ts';
import type { Env } from '../lib/process.ts';
import { Sorry } from '../lib/project.ts';

/** Returns a function that times the phases of a drill, and prints their minutes. */
export function timePhases() {
  const began = Date.now();
  const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} min`;
  return {
    async phase<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const start = Date.now();
      const result = await work();
      console.log(`${name.padEnd(40)} ${minutes(Date.now() - start)}`);
      return result;
    },
    end: () => console.log(`${'in all'.padEnd(40)} ${minutes(Date.now() - began)}`),
  };
}

export type Phases = ReturnType<typeof timePhases>;

/** Prints that a drill went well. Throws `Sorry` with what differs from what is expected. */
export function verdict(differences: readonly string[]): void {
  if (differences.length > 0) throw new Sorry(`The drill failed:\n${differences.join('\n')}`);
  console.log('Everything is back that has to be, and nothing else.');
}

const execute = promisify(execFile);

/** Runs one of the operator's tasks, with the given lines in a file. Returns what it prints. Throws `Sorry` if it fails. */
async function runOps(name: string, env: Env, lines?: string): Promise<string> {
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

const foundNothing = (printed: string): boolean => /deleted again: nothing\. .* no account: 0\.$/m.test(printed);

/** Deletes again what the log's lines name, twice, and recounts. Returns what is wrong with the second time. */
export async function replay({ phase }: Phases, env: Env, lines: string, run = runOps): Promise<string[]> {
  console.log(await phase('replay the deletions', () => run('replay', env, lines)));
  const again = await phase('replay them once more', () => run('replay', env, lines));
  console.log(await phase('recount', () => run('recount', env)));
  return foundNothing(again) ? [] : [`A second replay isn't idle: ${again}`];
}
