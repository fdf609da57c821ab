import { execFileSync } from 'node:child_process';
import { median } from './latency.ts';

const RUNS = 7;

/** Returns the milliseconds that a fresh Node takes to import modules, as a median. */
function importTime(...modules: string[]): number {
  const script = `const from = performance.now();
    await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)));
    console.log(performance.now() - from);
    process.exit();`;
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-whoknows' };
  const times = Array.from({ length: RUNS }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).trim()),
  );
  return median(times);
}

/**
 * Prints how long an instance takes to load the functions, compared with the packages that any functions with a
 * database load.
 */
export async function printLoadTimes(bundle: string): Promise<void> {
  const floor = importTime('firebase-functions/https', 'firebase-admin/app', 'firebase-admin/firestore');
  const whole = importTime(bundle);
  console.log(
    `\ncold start: the functions load in ${whole.toFixed(0)} ms, firebase-functions and firebase-admin alone in ${floor.toFixed(0)} ms (x ${(whole / floor).toFixed(2)})`,
  );
}
