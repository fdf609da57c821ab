import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './project.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Runs a command with its output on this terminal, and kills it if this process ends first. Resolves to the exit code. */
export function run(command: string, args: readonly string[], env: Env = {}, cwd = ROOT): Promise<number> {
  return endOf(spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } }));
}

/** Runs a command without its output, for at most `seconds`. Resolves to whether it succeeded. */
export async function runQuietly(command: string, args: readonly string[], seconds: number): Promise<boolean> {
  const code = await endOf(spawn(command, args, { stdio: 'ignore', timeout: seconds * 1000 })).catch(() => 1);
  return code === 0;
}

function endOf(child: ChildProcess): Promise<number> {
  const kill = () => killTree(child);
  process.once('exit', kill);
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => process.off('exit', kill));
}

/** Kills what is left of a process group, given its leader. */
export function killGroup(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // nothing was left
  }
}

/** A process, and when it started, in ticks since the boot: its number may be another one's later. */
interface Known {
  pid: number;
  startedAt: string;
}

/** Returns the fields of a process after its name, which may contain anything; null once it has ended. */
function statOf(pid: number | string): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
const PARENT = 1;
const STARTED_AT = 19;

/** Returns the descendants of a process in any group; none where the system has no /proc like Linux. */
export function descendantsOf(pid: number): Known[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.flatMap((name) => {
    const stat = statOf(name);
    if (Number(stat?.[PARENT]) !== pid) return [];
    return [{ pid: Number(name), startedAt: stat?.[STARTED_AT] ?? '' }, ...descendantsOf(Number(name))];
  });
}

/** Kills processes, but not those that have got the numbers of ended ones. */
export function killAll(all: readonly Known[]): void {
  for (const { pid, startedAt } of all) {
    if (statOf(pid)?.[STARTED_AT] !== startedAt) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended, as intended
    }
  }
}

/** Kills a process, the group it may lead, and all its descendants in any group: Google's suite starts such. */
export function killTree(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  const below = descendantsOf(leader.pid);
  leader.kill('SIGKILL');
  killGroup(leader);
  killAll(below);
}

const FIRST_WAIT_MS = 15_000;
const SECOND_WAIT_MS = 10_000;

/**
 * Asks a server that leads its own process group to end, a second time if it takes long, as Google's suite waits for
 * every task first. Then kills whatever is left.
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
