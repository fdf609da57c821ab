import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './project.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Runs a command to its end with its output on this terminal. Resolves to the exit code. */
export function run(command: string, args: readonly string[], env: Env = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', cwd: ROOT, env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends at once what is left of a process group by its leader. */
export function killGroup(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // nothing was left
  }
}

/** The processes below one, in groups of their own or not; none where the system does not list them as Linux does. */
function descendantsOf(pid: number): number[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const children = pids.filter((name) => {
    try {
      // behind the name in brackets, which may hold anything: state, then parent
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      return false; // it has just ended
    }
  });
  return children.flatMap((name) => [Number(name), ...descendantsOf(Number(name))]);
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended, as it should
    }
  }
}

/** Ends at once a server that leads its own process group, and all below it, in whatever groups: Google's suite starts such. */
export function killTree(leader: ChildProcess): void {
  const below = leader.pid === undefined ? [] : descendantsOf(leader.pid);
  killGroup(leader);
  killAll(below);
}

const FIRST_WAIT_MS = 15_000;
const SECOND_WAIT_MS = 10_000;

/**
 * Asks a server that leads its own process group to end; a second time when it takes long: Google's suite waits for every
 * task first, and what it started leads groups of its own. Then ends what is left of all of them.
 */
export async function stop(child: ChildProcess): Promise<void> {
  const below = child.pid === undefined ? [] : descendantsOf(child.pid);
  for (const wait of [FIRST_WAIT_MS, SECOND_WAIT_MS]) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, wait).unref())]);
  }
  killGroup(child);
  killAll(below);
}
