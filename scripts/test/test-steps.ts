import { statSync } from 'node:fs';
import { delivery } from '../../tests/delivery/delivery.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { ensureChromium, ensureFullChromium } from '../lib/chromium.ts';
import { emptyDatabase } from '../lib/local-admin.ts';
import { type Purpose, portsFor } from '../lib/ports.ts';
import { type Env, run } from '../lib/process.ts';
import { CACHE, inRoot, PROJECT, REGION } from '../lib/project.ts';
import { ensurePromtool } from '../lib/promtool.ts';
import { onRulesBackend, rulesTests } from '../lib/rules.ts';
import { endToEnd, ensureEngines, inEngines, officialSuite, vitest } from './suites.ts';
import { fromExitCode, type Tally } from './tally.ts';

export const SITE = `${CACHE}/e2e-dist`;
/** Always the same, so that a failure can be reproduced. */
const SHORT_DELIVERY = { n: 12, seed: 52 };

type Filters = readonly string[];

export interface TestStep {
  /** `filters` are parts of test file names, or options of what runs them; without any, all run. */
  run(filters: Filters): Promise<Tally>;
  /** Steps without which it can't run. */
  needs?: readonly StepName[];
  /** Steps that come first if they are part of the run. */
  after?: readonly StepName[];
  /** Runs on the backend and the site that are the same for all: shared-backend.ts. */
  shares?: true;
  ports?: Purpose;
  /** Installs what is missing before the first step starts; returns where it is. */
  prepare?(): Promise<Env>;
}

export type StepName =
  | 'lint'
  | 'types'
  | 'build'
  | 'site'
  | 'functions'
  | 'unit'
  | 'rules'
  | 'official'
  | 'hosting'
  | 'screens'
  | 'e2e'
  | 'engines'
  | 'delivery';

const isFile = (path: string) => statSync(inRoot(path), { throwIfNoEntry: false })?.isFile() ?? false;

const ON_SITE = { needs: ['build', 'site'], after: ['functions'], shares: true, ports: 'tests' } as const;
const succeed = async (work: Promise<void>, name: string) => work.then(() => fromExitCode(0, name));

/** The steps of `npm test`, in the order in which they start when nothing else holds them back. */
export const STEPS: Readonly<Record<StepName, TestStep>> = {
  build: { run: () => succeed(buildFunctions(), 'build') },
  site: { run: () => succeed(buildWeb(localWebEnv(portsFor('tests')), SITE), 'site') },
  // first on the backend: its tests of the whole database would repair what others break on purpose
  functions: {
    ...ON_SITE,
    after: [],
    run: async (filters) => {
      const tally = await vitest('functions*', {}, filters);
      await emptyDatabase();
      return tally;
    },
  },
  // it takes one processor for a long time: early, so that others run beside it
  screens: {
    ...ON_SITE,
    needs: ['build'],
    prepare: async () => ({
      ...localWebEnv(portsFor('tests')),
      CHROMIUM_PATH: await ensureChromium(),
      // of all backends of tests, only this one has no site of its own
      SCREENS_PORT: String(portsFor('rules').hosting),
    }),
    run: (filters) => {
      const FUNCTIONS_TARGET = `http://127.0.0.1:${portsFor('tests').functions}/${PROJECT}/${REGION}`;
      return vitest('screens', { FUNCTIONS_TARGET, NODE_ENV: 'production' }, [
        '--config',
        'tests/screens/vitest.config.ts',
        ...filters,
      ]);
    },
  },
  lint: {
    run: async (filters) => {
      const chosen = filters.filter((filter) => filter.startsWith('--') || isFile(filter));
      const options = ['--error-on-warnings', '--no-errors-on-unmatched'];
      return fromExitCode(await run('biome', ['check', ...options, ...chosen]), 'lint');
    },
  },
  types: { run: async () => fromExitCode(await run('tsc', ['-b']), 'types') },
  unit: {
    prepare: ensurePromtool,
    // files mean their tests, too
    run: (filters) => vitest('unit*', {}, filters, filters.length > 0 && filters.every(isFile) ? 'related' : 'run'),
  },
  rules: {
    ports: 'rules',
    run: (filters) =>
      onRulesBackend(portsFor('rules'), (env) =>
        filters.length > 0 ? vitest('rules', env, filters) : rulesTests(env),
      ),
  },
  // it starts a process for each request: beside the functions tests they wait for each other
  official: { after: ['functions'], run: officialSuite, ports: 'official' },
  hosting: { ...ON_SITE, run: (filters) => vitest('hosting', {}, filters) },
  engines: { ...ON_SITE, prepare: ensureEngines, run: inEngines },
  delivery: {
    ...ON_SITE,
    prepare: async () => ({ FULL_CHROMIUM_PATH: await ensureFullChromium() }),
    run: () => {
      const { auth, functions, hosting } = portsFor('tests');
      const at = { authPort: auth, functionsPort: functions, port: hosting };
      return succeed(delivery({ ...SHORT_DELIVERY, at }), 'delivery');
    },
  },
  e2e: {
    ...ON_SITE,
    // beside each other, their pages wait longer for a processor than any test should; and the database is emptied first
    after: ['functions', 'screens', 'hosting', 'engines', 'delivery'],
    prepare: async () => ({
      CHROMIUM_PATH: await ensureChromium(),
      FULL_CHROMIUM_PATH: await ensureFullChromium(),
    }),
    run: async (filters) => {
      await emptyDatabase();
      return endToEnd(filters);
    },
  },
};

export const isStep = (name: string): name is StepName => name in STEPS;
