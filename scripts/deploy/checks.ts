import { Sorry } from '../lib/project.ts';
import type { Check, Problem, Project } from './check.ts';
import { checkBackups } from './checks/backups.ts';
import { checkBucket } from './checks/bucket.ts';
import { checkBudget } from './checks/budget.ts';
import { checkDatabase } from './checks/database.ts';
import { checkMonitoring } from './checks/monitoring.ts';
import { checkQuota } from './checks/quota.ts';
import { checkEvents, checkRoles } from './checks/roles.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkServices } from './checks/services.ts';
import { checkSignIn } from './checks/sign-in.ts';
import { checkWebSettings } from './checks/web-settings.ts';

interface Parts {
  /** Whether photos are deployed; without them there need be no bucket. */
  withFiles: boolean;
  withData: boolean;
}

/** Returns the checks of what is in the cloud, which can look only when the services are switched on. */
const cloudChecks = ({ withFiles, withData }: Parts): readonly Check[] => [
  checkDatabase,
  checkQuota,
  checkRoles,
  checkEvents,
  checkSignIn,
  ...(withFiles ? [checkBucket] : []),
  ...(withData ? [checkBackups] : []),
  checkSecrets(),
];

async function problemsOf(checks: readonly Check[], project: Project): Promise<Problem[]> {
  return (await Promise.all(checks.map((check) => check(project)))).flat();
}

/** Returns what stands in the way of a deployment. Changes nothing. */
export async function findProblems(project: Project, parts: Parts): Promise<Problem[]> {
  const first = await problemsOf([checkWebSettings(), checkServices], project);
  return first.length > 0 ? first : problemsOf(cloudChecks(parts), project);
}

async function mend(check: Check, project: Project): Promise<void> {
  for (const problem of await check(project)) {
    if (!problem.mend) continue;
    console.log(`${problem.what} Mending it ...`);
    await problem.mend();
  }
}

/** Fixes what can be fixed, where it is needed, and returns what is left for a person. */
export async function setUp(project: Project): Promise<Problem[]> {
  // nothing that is deployed needs alerts, or a budget
  const alerts = [checkMonitoring(), checkBudget()];
  const checks = [checkServices, ...cloudChecks({ withFiles: true, withData: true }), ...alerts];
  try {
    for (const check of checks) await mend(check, project);
    // a bucket has to be there before it can be configured
    await mend(checkBucket, project);
  } catch (error) {
    if (!(error instanceof Sorry)) throw error;
    throw new Sorry(`${error.message}\nA service that was just switched on needs some minutes: run this again then.`);
  }
  return problemsOf([checkWebSettings(), ...checks], project);
}

/** Returns problems for a person to read, each with the command that fixes it. */
export const listOf = (problems: readonly Problem[]): string =>
  problems.map(({ what, fix }) => `- ${what}\n    ${fix}`).join('\n');
