import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { descendantsOf, type Known, readProcess } from './process-table.ts';
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

/** Installs packages of Debian, of which it says what they are for. Resolves to false where there is no apt-get. */
export async function aptInstall(what: string, ...packages: readonly string[]): Promise<boolean> {
  const apt = (...args: readonly string[]) => runQuietly('apt-get', args, 600);
  if (!(await apt('--version'))) return false;
  console.log(`Installing ${what} ...`);
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return true;
}

/** Resolves to the exit code of a process, which is killed with all it has started if this one ends first. */
export function endOf(child: ChildProcess): Promise<number> {
  const kill = () => killTree(child);
  process.once('exit', kill);
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => process.off('exit', kill));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended, as intended
  }
}

export function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) kill(-pid);
}

/** Kills processes, but not those that have got the numbers of ended ones. */
function killAll(all: readonly Pick<Known, 'pid' | 'startedAt'>[]): void {
  for (const { pid, startedAt } of all) if (readProcess(pid)?.startedAt === startedAt) kill(pid);
}

/** Kills a process, the group it may lead, and all its descendants in any group: Google's suite starts such. */
export function killTree(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  const below = descendantsOf(leader.pid);
  leader.kill('SIGKILL');
  killGroup(leader);
  killAll(below);
}

/** How long a server may take to end, before it is asked again, and before it is killed. */
const WAITS_MS = [15_000, 10_000];

/** Asks a server that leads a group to end, twice, as Google's suite waits for tasks first; then kills what is left. */
export async function stop(child: ChildProcess): Promise<void> {
  const below = child.pid === undefined ? [] : descendantsOf(child.pid);
  for (const wait of WAITS_MS) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await Promise.race([ended, sleep(wait, undefined, { ref: false })]);
  }
  killGroup(child);
  killAll(below);
}
