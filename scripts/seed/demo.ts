import { circlePath } from '../../domain/circle/circle.ts';
import { backendEnv } from '../lib/backend.ts';
import { buildOps } from '../lib/build.ts';
import type { Ports } from '../lib/ports.ts';
import { run } from '../lib/process.ts';
import { PROJECT } from '../lib/project.ts';
import { restorePassword } from './auth-admin.ts';
import { DEMO_CIRCLE, seedCircle } from './circle.ts';
import { seedConsole } from './console.ts';
import { OPERATORS } from './console-data.ts';
import { seedLoop } from './loop.ts';
import { DEMO, seed } from './seed.ts';

/** Adds the demo data to an empty local backend; in one that was kept, the demo accounts get their passwords back. */
export async function prepareDemo(ports: Ports, isFirstRun: boolean): Promise<void> {
  if (!isFirstRun) {
    for (const account of [DEMO, ...OPERATORS]) await restorePassword(ports.auth, account);
    return;
  }
  const target = { authPort: ports.auth, functionsPort: ports.functions };
  await seed(target);
  await seedCircle(target);
  const program = await buildOps();
  await seedLoop(ports.firestore);
  await seedConsole(target, (email) => run(process.execPath, [program, 'operator', 'add', email], backendEnv(ports)));
}

/** What `npm start` and `npm run dev` print about the demo accounts. */
export function demoAccounts(ports: Ports, origin: string): string {
  const codes = `http://localhost:${ports.auth}/emulator/v1/projects/${PROJECT}/verificationCodes`;
  return `Demo sign-in     ${DEMO.email}   password  ${DEMO.password}
  Demo circle      ${origin}${circlePath(DEMO_CIRCLE)}
  Operators        ${OPERATORS.map(({ email }) => email).join(' and ')}, the same password, at ${origin}/operator
  Their codes      ${codes} (the last one)`;
}
