import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localWebEnv, viteBuild } from './build.ts';
import { type Ports, portsFor } from './ports.ts';
import { CACHE, inRoot, ROOT, readJson } from './project.ts';

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the commit that a tag or another name stands for; null if it isn't in this clone. */
export function commitOf(version: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${version}^{commit}`);
  } catch {
    return null;
  }
}

/** Calls `work` with a folder that has the files of a commit, whatever is uncommitted here. */
export async function withCommit<Result>(commit: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    git('worktree', 'add', '--detach', folder, commit);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** The last release's web app, built for the tests' backend, and the configuration of its hosting. */
interface Client {
  dist: string;
  config: string;
}

/**
 * Builds the web app of the commit that package.json names, once per clone and ports, with the packages of today. Returns
 * one sentence where that can't be done: the commit isn't in a shallow clone, or its source needs other packages.
 */
export async function buildLastRelease(ports: Ports = portsFor('tests')): Promise<Client | string> {
  const { lastRelease } = readJson<{ lastRelease: string }>('package.json');
  const commit = commitOf(lastRelease);
  if (!commit) return `The last release, ${lastRelease}, is not in this clone: git fetch --unshallow gets it.`;
  const home = join(CACHE, 'last-release', `${commit}-${ports.hosting}`);
  const client = { dist: join(home, 'dist'), config: join(home, 'firebase.json') };
  if (existsSync(client.config)) return client;
  return withCommit(commit, async (folder) => {
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
    if (!(await viteBuild(localWebEnv(ports), client.dist, { folder })))
      return `The last release, ${lastRelease}, can't be built with the packages of today.`;
    // last, and after the build, which may have written into it
    cpSync(join(folder, 'firebase.json'), client.config);
    return client;
  });
}
