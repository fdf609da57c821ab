import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stop } from '../../../scripts/lib/process.ts';

/** How long a browser may take to start on a busy machine. */
const START_MS = 60_000;

/** A program that was started, and how to end it with all that it has started. */
export interface Launched {
  child: ChildProcess;
  end(): Promise<void>;
}

/** Starts a program. Its third output is a pipe too, for programs that answer there. */
export function launch(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Launched {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  return { child, end: () => stop(child) };
}

/** Returns the first match of `pattern` in what a program says; throws with all it said if it ends or stays silent. */
export async function said({ child }: Launched, stream: 1 | 2 | 3, pattern: RegExp): Promise<string> {
  const output = child.stdio[stream] as Readable;
  const heard: string[] = [];
  child.once('error', ({ message }) => heard.push(message));
  for await (const line of createInterface({ input: output, signal: AbortSignal.timeout(START_MS) })) {
    heard.push(line);
    const [match] = pattern.exec(line) ?? [];
    if (match === undefined) continue;
    output.resume(); // a full pipe would stop the program
    return match;
  }
  throw new Error(`${child.spawnfile} did not start: ${heard.join('\n')}`);
}
