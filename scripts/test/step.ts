import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { type Env, endOf } from '../lib/process.ts';
import { CACHE, ROOT } from '../lib/project.ts';
import type { Message, TestEnd } from './reporter.ts';
import { STEPS, type StepName } from './steps.ts';

/** How far a step is, and in the end what became of it. */
export interface Outcome {
  name: StepName;
  startedAt: number;
  seconds?: number;
  /** Files of Vitest, or tests of Playwright; missing where one check is all. */
  progress?: { done: number; expected: number };
  passed: TestEnd[];
  failed: TestEnd[];
  /** Why it was left out. */
  leftOut?: string;
}

export const startOf = (name: StepName): Outcome => ({ name, startedAt: Date.now(), passed: [], failed: [] });

/** A check without tests, or what a step says of itself as a whole. */
export const wholeStep = (reason?: string): TestEnd => ({ file: '', title: '', pages: 0, ...(reason && { reason }) });

export const logOf = (name: string) => `${CACHE}/steps/${name}.log`;

/** Runs a step in a process of its own, whose output goes into a file. Calls `onFailure` at once for what fails. */
export async function runStep(
  outcome: Outcome,
  { args = [], files = [], env = {} }: { args?: readonly string[]; files?: readonly string[]; env?: Env },
  onFailure: (failure: TestEnd) => void,
): Promise<void> {
  const { name } = outcome;
  const fail = (failure: TestEnd) => {
    outcome.failed.push(failure);
    onFailure(failure);
  };
  mkdirSync(`${CACHE}/steps`, { recursive: true });
  const out = openSync(logOf(name), 'a');
  const { command, ofFiles } = STEPS[name];
  const [program = '', ...own] = files.length > 0 && ofFiles ? ofFiles : command;
  const child = fork(program, [...own, ...args, ...files], {
    cwd: ROOT,
    detached: true, // Ctrl-C is for the runner alone, which ends all that its steps have started
    stdio: ['ignore', out, out, 'ipc'],
    env: { ...process.env, ...STEPS[name].env, ...env },
  });
  closeSync(out);
  child.on('message', (message: Message) => {
    if ('expected' in message) outcome.progress = message;
    else if (message.reason === undefined) outcome.passed.push(message);
    else fail(message);
  });
  // the last messages may come after its end
  const isDrained = once(child, 'disconnect');
  const code = await endOf(child);
  await isDrained;
  if (code !== 0 && outcome.failed.length === 0) fail(wholeStep(`ended with ${code}`));
  else if (outcome.failed.length + outcome.passed.length > 0) return;
  else if (outcome.progress) fail(wholeStep('ran no test'));
  else outcome.passed.push(wholeStep());
}
