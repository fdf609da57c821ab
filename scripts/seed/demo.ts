import { circlePath } from '../../domain/circle/circle.ts';
import { backendEnv } from '../lib/backend.ts';
import { buildOps } from '../lib/build.ts';
import { localAuth } from '../lib/local-admin.ts';
import type { Ports } from '../lib/ports.ts';
import { run } from '../lib/process.ts';
import { PROJECT } from '../lib/project.ts';
import { DEMO_CIRCLE, seedCircle } from './circle.ts';
import { seedConsole } from './console.ts';
import { OPERATORS } from './console-data.ts';
import { DEMO } from './demo-data.ts';
import { seedLoop } from './loop.ts';
import { seed } from './seed.ts';

/** Restores the password of a local account, if there is one: fireemu exports accounts without passwords. */
async function restorePassword({ email, password }: { email: string; password: string }): Promise<void> {
  const { users } = await localAuth().getUsers([{ email }]);
  for (const { uid } of users) await localAuth().updateUser(uid, { password });
}

/** Adds the demo data to an empty local backend; in one that was kept, the demo accounts get their passwords back. */
export async function prepareDemo(ports: Ports, isFirstRun: boolean): Promise<void> {
  Object.assign(process.env, backendEnv(ports));
  if (!isFirstRun) {
    for (const account of [DEMO, ...OPERATORS]) await restorePassword(account);
    return;
  }
  const target = { authPort: ports.auth, functionsPort: ports.functions };
  await seed(target);
  await seedCircle(target);
  await seedLoop();
  const program = await buildOps();
  await seedConsole(target, (email) => run(process.execPath, [program, 'operator', 'add', email]));
}

export function demoAccounts(ports: Ports, origin: string): string {
  const codes = `http://localhost:${ports.auth}/emulator/v1/projects/${PROJECT}/verificationCodes`;
  return `Demo sign-in     ${DEMO.email}   password  ${DEMO.password}
  Demo circle      ${origin}${circlePath(DEMO_CIRCLE)}
  Operators        ${OPERATORS.map(({ email }) => email).join(' and ')}, the same password, at ${origin}/operator
  Their codes      ${codes} (the last one)`;
}
