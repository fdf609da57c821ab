import { rmSync } from 'node:fs';
import { delivery } from '../bench/delivery.ts';
import { startBackend } from '../lib/backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { serveHosting } from '../lib/hosting.ts';
import { officialSuite } from '../lib/official.ts';
import { portsFor } from '../lib/ports.ts';
import { type Env, run } from '../lib/process.ts';
import { CACHE, main, Sorry } from '../lib/project.ts';
import { onRulesBackend } from '../lib/rules-backend.ts';
import { exitWhenInterrupted } from '../lib/signals.ts';
import { fromExitCode, fromPlaywright, sum, summary, type Tally } from '../lib/tally.ts';
import { vitest } from '../lib/vitest.ts';
import { rulesTests } from '../mutate/rules-tests.ts';

/**
 * `npm test [-- step ... [file ...]]`: everything CI runs, or only the named steps, of those only the named test files. A failing step does not hide the ones after it.
 */
const ports = portsFor('tests');

const steps: Record<string, () => Promise<Tally>> = {
  lint: async () => fromExitCode(await run('biome', ['check', '--error-on-warnings']), 'lint'),
  types: async () => fromExitCode(await run('tsc', ['-b']), 'types'),
  unit: () => vitest('unit', {}, filters),
  rules: () => onRulesBackend(ports, (env) => (isFiltered ? vitest('rules', env, filters) : rulesTests(env))),
  functions: async () => {
    await buildFunctions();
    const backend = await startBackend({ name: 'functions', ports });
    try {
      return await vitest('functions', backend.env, filters);
    } finally {
      await backend.stop();
    }
  },
  e2e: endToEnd,
  delivery: async () => {
    await delivery({ ...SHORT_DELIVERY, dist: await builtWeb() });
    return fromExitCode(0, 'delivery');
  },
  official: officialSuite,
};

const args = process.argv.slice(2);
const isStep = (arg: string) => Object.hasOwn(steps, arg);
/** Parts of the names of test files: only those run. */
const filters = args.filter((arg) => !isStep(arg));
const isFiltered = filters.length > 0;

/** The same every time, so that a failure can be looked at again. */
const SHORT_DELIVERY = { n: 40, seed: 52 };

let building: Promise<string> | undefined;
/** The folder of the web app's build for these ports, made by the first step that needs it. */
function builtWeb(): Promise<string> {
  const dist = `${CACHE}/e2e-dist`;
  building ??= buildWeb(localWebEnv(ports), dist).then(() => dist);
  return building;
}

/** On one backend, Firestore's streams stood still for two minutes after 190 tests; on a fresh one for each half they do not get there. */
const SHARDS = isFiltered ? ['1/1'] : ['1/2', '2/2'];

async function endToEnd(): Promise<Tally> {
  const chromium = ensureChromium();
  await buildFunctions();
  const dist = await builtWeb();
  const tallies: Tally[] = [];
  for (const shard of SHARDS) tallies.push(await playwright(shard, dist, chromium));
  return sum(tallies);
}

async function playwright(shard: string, dist: string, chromium: string): Promise<Tally> {
  const backend = await startBackend({ name: 'e2e', ports });
  const hosting = await serveHosting({ dist, port: ports.hosting, functionsPort: ports.functions });
  const report = `${CACHE}/e2e.json`;
  rmSync(report, { force: true });
  const env: Env = {
    ...backend.env,
    CHROMIUM_PATH: chromium,
    BASE_URL: `http://localhost:${ports.hosting}`,
    DIST: dist,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  // a folder for each half: the second would empty the first one's
  const output = `${CACHE}/e2e-results/${shard.replace('/', '-of-')}`;
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--shard', shard, '--output', output, ...filters];
  try {
    return fromPlaywright(report, await run('playwright', args, env), `e2e ${shard}`);
  } finally {
    hosting.closeAllConnections();
    hosting.close();
    await backend.stop();
  }
}

await main(async () => {
  exitWhenInterrupted();
  const wanted = args.filter(isStep);
  if (isFiltered && wanted.length === 0)
    throw new Sorry(`Name a step before ${filters.join(' ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  const tallies: Tally[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = Date.now();
    console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
    const tally = await step().catch((error: unknown) => {
      console.error(error instanceof Sorry ? error.message : error);
      return fromExitCode(1, name);
    });
    tallies.push(tally);
    console.log(
      `── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  const total = sum(tallies);
  console.log(summary(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});
