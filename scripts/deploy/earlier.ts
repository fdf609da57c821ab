import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/process.ts';
import { inRoot, Sorry } from '../lib/project.ts';
import { commitOf, git, withCommit } from '../lib/releases.ts';

/** What is in no commit: variables, and the functions' place databases. */
const SETTINGS = /^\.env(?!.*(local|example)$)|\.mmdb$/;

function takeSettings(to: string): void {
  for (const folder of ['', 'functions/deploy']) {
    if (!existsSync(inRoot(folder))) continue;
    mkdirSync(join(to, folder), { recursive: true });
    for (const name of readdirSync(inRoot(folder)).filter((one) => SETTINGS.test(one)))
      cpSync(join(inRoot(folder), name), join(to, folder, name));
  }
}

/** What npm tells the scripts that it runs: it would lead the other version's npm back here. */
const LEADS_HERE = /^npm_(config_(prefix|workspaces?|local_prefix)|package_|lifecycle_|command)/i;
const leadingNowhere = () =>
  Object.fromEntries(
    Object.keys(process.env).flatMap((name) => (LEADS_HERE.test(name) ? [[name, undefined] as const] : [])),
  );

/** Deploys an earlier version whole, with its own program and packages. Throws `Sorry` where it isn't in this clone. */
export async function deployEarlier(version: string, args: readonly string[]): Promise<number> {
  const commit = commitOf(version);
  if (!commit)
    throw new Sorry(`There is no version ${version} here. git fetch --tags gets the tags, git tag lists them.`);
  return withCommit(commit, async (folder) => {
    takeSettings(folder);
    console.log(`Deploying ${version}: ${git('log', '-1', '--format=%h of %cs, %s', commit)}`);
    const code = await run(process.execPath, ['scripts/bootstrap.mjs', 'deploy', ...args], leadingNowhere(), folder);
    if (code === 0)
      console.log(`${version} is live. What it doesn't bring back: docs/operations/deploy.md, "Go back".`);
    return code;
  });
}
