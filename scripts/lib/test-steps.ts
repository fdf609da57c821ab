import { delivery } from '../bench/delivery.ts';
import { rulesTests } from '../mutate/rules-tests.ts';
import { startBackend } from './backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { endToEnd } from './end-to-end.ts';
import { inEngines } from './engines.ts';
import { onSite } from './on-site.ts';
import { portsFor } from './ports.ts';
import { type Env, run } from './process.ts';
import { CACHE, PROJECT, REGION } from './project.ts';
import { onRulesBackend } from './rules-backend.ts';
import { serverFolderOf } from './server-folder.ts';
import { fromExitCode, type Tally } from './tally.ts';
import { vitest } from './vitest.ts';

/** The test steps. `filters` are parts of test file names; without any, all run. */
const ports = portsFor('tests');
type Filters = readonly string[];

export const lint = async () => fromExitCode(await run('biome', ['check', '--error-on-warnings']), 'lint');
export const types = async () => fromExitCode(await run('tsc', ['-b']), 'types');
export const unit = (filters: Filters = []) => vitest('unit*', {}, filters);

export const rules = (filters: Filters = []) =>
  onRulesBackend(ports, (env) => (filters.length > 0 ? vitest('rules', env, filters) : rulesTests(env)));

export async function functions(filters: Filters = []): Promise<Tally> {
  await buildFunctions();
  const WEB_BUILD = serverFolderOf(await builtWeb());
  const backend = await startBackend({ name: 'functions', ports });
  try {
    return await vitest('functions*', { ...backend.env, WEB_BUILD }, filters);
  } finally {
    await backend.stop();
  }
}

/** Screens in a browser, each by itself, on the app's source. */
export async function screens(filters: Filters = []): Promise<Tally> {
  await buildFunctions();
  const backend = await startBackend({ name: 'screens', ports });
  const functions = `http://${backend.env['FUNCTIONS_EMULATOR_HOST']}/${PROJECT}/${REGION}`;
  const env: Env = {
    ...localWebEnv(ports),
    ...backend.env,
    CHROMIUM_PATH: ensureChromium(),
    FUNCTIONS_TARGET: functions,
    SCREENS_PORT: String(ports.hosting),
  };
  try {
    return await vitest('screens', env, ['--config', 'tests/screens/vitest.config.ts', ...filters]);
  } finally {
    await backend.stop();
  }
}

let building: Promise<string> | undefined;
/** Returns the folder of the web build for these ports, built by the first step that needs it. */
function builtWeb(): Promise<string> {
  const dist = `${CACHE}/e2e-dist`;
  building ??= buildWeb(localWebEnv(ports), dist).then(() => dist);
  return building;
}

export async function e2e(filters: Filters = []): Promise<Tally> {
  await buildFunctions();
  return endToEnd(ports, await builtWeb(), filters);
}

/** What the built site answers, asked without a browser. */
export async function hosting(filters: Filters = []): Promise<Tally> {
  await buildFunctions();
  return onSite({ name: 'hosting', ports, dist: await builtWeb() }, (site) => vitest('hosting', site, filters));
}

export async function engines(filters: Filters = []): Promise<Tally> {
  await buildFunctions();
  return inEngines(ports, await builtWeb(), filters);
}

/** Always the same, so that a failure can be reproduced. */
const SHORT_DELIVERY = { n: 40, seed: 52 };

export async function shortDelivery(): Promise<Tally> {
  await delivery({ ...SHORT_DELIVERY, dist: await builtWeb() });
  return fromExitCode(0, 'delivery');
}
