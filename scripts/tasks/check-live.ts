import type { Problem } from '../deploy/check.ts';
import { listOf } from '../deploy/checks.ts';
import { findProject } from '../deploy/cli.ts';
import { main } from '../lib/project.ts';
import { checksOfOwner } from '../live/checks/database.ts';
import { LIVE_CHECKS } from '../live/checks.ts';
import { findSite } from '../live/site.ts';

function print(name: string, problems: readonly Problem[]): number {
  console.log(problems.length === 0 ? `ok  ${name}` : `NO  ${name}\n${listOf(problems)}`);
  return problems.length;
}

/** `npm run check-live -- https://<site>`: looks at a deployed app from outside, and at its database as its owner. */
await main(async () => {
  const site = await findSite(process.argv[2]);
  let problems = 0;
  for (const [name, check] of Object.entries(LIVE_CHECKS)) problems += print(name, await check(site));
  const project = await findProject({ project: site.project });
  const ofOwner = await Promise.all(checksOfOwner.map((check) => check(project)));
  problems += print('database', ofOwner.flat());
  return problems === 0 ? 0 : 1;
});
