import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { killTree } from './process.ts';
import { ProcessorTime } from './processor-time.ts';
import { CACHE, inRoot } from './project.ts';
import type { Step } from './summary.ts';
import { fromExitCode } from './tally.ts';

/** A task of scripts/tasks that runs in parallel and prints its output at the end. */
export interface Beside {
  name: string;
  /** Returns the processor time used so far; undefined where the system doesn't report it. */
  processorSeconds(): number | undefined;
  /** Waits for the end, prints the output, and returns the steps. */
  finish(): Promise<readonly Step[]>;
}

/** Starts a task in parallel that mostly waits: alone, it would leave a processor idle for minutes. */
export function startBeside(name: string, task: string): Beside {
  mkdirSync(CACHE, { recursive: true });
  const log = `${CACHE}/${task}.log`;
  const out = openSync(log, 'w');
  const started = Date.now();
  const child = fork(inRoot(`scripts/tasks/${task}.ts`), { stdio: ['ignore', out, out, 'ipc'] });
  closeSync(out);
  process.once('exit', () => killTree(child));
  const processor = new ProcessorTime(child.pid);
  const ended = new Promise<readonly Step[]>((resolve) => {
    child.once('message', (steps) => resolve(steps as readonly Step[]));
    child.once('exit', (code) => {
      const seconds = (Date.now() - started) / 1000;
      resolve([{ name, tally: fromExitCode(code || 1, name), seconds, processorSeconds: processor.seconds() }]);
    });
  });
  return {
    name,
    processorSeconds: () => processor.seconds(),
    finish: async () => {
      const steps = await ended;
      process.stdout.write(readFileSync(log));
      return steps;
    },
  };
}
