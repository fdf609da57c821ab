import { ensureChromium, ensureFullChromium } from '../lib/chromium.ts';
import { ensureEngines } from '../lib/engines.ts';
import type { Purpose } from '../lib/ports.ts';
import { ensureGoogleEmulators } from './google.ts';

export type StepName =
  | 'lint'
  | 'types'
  | 'build'
  | 'unit'
  | 'rules'
  | 'functions'
  | 'hosting'
  | 'screens'
  | 'journeys'
  | 'storage-rules'
  | 'engines'
  | 'delivery'
  | 'official-rules'
  | 'official-functions';

export interface Step {
  /** A program of Node's and its arguments. */
  command: readonly string[];
  /** Further arguments of the gate, which leaves tests out. */
  gate?: readonly string[];
  /** Only part of `npm run test:all`. */
  isNightly?: true;
  env?: Readonly<Record<string, string>>;
  /** Needs what `build` builds, and runs on the backend that such steps share. */
  sharesBackend?: true;
  /** Steps that come first if they are part of the run. */
  after?: readonly StepName[];
  /** The documents that earlier steps have left go first: with thousands, each change would keep a processor busy. */
  emptiesDatabase?: true;
  /** The option that names a test by its title, where what fails in the gate runs once more at the end, alone. */
  triesAgainBy?: '-t' | '--grep';
  /** The command for a change of files that follow. */
  ofFiles?: readonly string[];
  ports?: Purpose;
  /** Installs what is missing. Throws `Sorry` when it can't: a step of the night is left out then. */
  prepare?: () => Promise<unknown>;
}

const VITEST = 'node_modules/vitest/vitest.mjs';
const REPORTERS = ['--reporter=default', '--reporter=scripts/test/vitest-reporter.ts'];
const project = (name: string, ...args: readonly string[]) => [VITEST, 'run', ...REPORTERS, '--project', name, ...args];
/** Beside what vitest.config.ts leaves out where GATE is set. */
const BY_DAY = ['--tags-filter=!night'];

const ensureBrowsers = async () => {
  await ensureChromium();
  await ensureFullChromium();
};
const OFFICIAL = {
  isNightly: true,
  env: { OFFICIAL_SUITE: '1' },
  // it starts a process for nearly every request: beside others, they wait for each other
  after: ['functions', 'screens', 'journeys', 'engines', 'delivery'],
  ports: 'official',
  prepare: ensureGoogleEmulators,
} as const;

/** The steps of a run, in the order in which they start when nothing else holds them back: the quick ones first. */
export const STEPS: Readonly<Record<StepName, Step>> = {
  types: { command: ['node_modules/typescript/bin/tsc', '-b'] },
  lint: {
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
  },
  build: { command: ['scripts/test/build.ts'] },
  functions: {
    command: project('functions*'),
    gate: BY_DAY,
    sharesBackend: true,
    triesAgainBy: '-t',
    ports: 'tests',
  },
  unit: {
    command: project('unit*'),
    gate: BY_DAY,
    ofFiles: [VITEST, 'related', '--run', ...REPORTERS, '--project', 'unit*'],
  },
  rules: { command: project('rules'), ports: 'rules' },
  hosting: { command: project('hosting'), gate: BY_DAY, sharesBackend: true, after: ['functions'], ports: 'tests' },
  journeys: {
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,scripts/test/playwright-reporter.ts'],
    gate: ['--grep=@gate'],
    sharesBackend: true,
    // some of them repair the whole database, which other tests break on purpose
    after: ['functions'],
    emptiesDatabase: true,
    triesAgainBy: '--grep',
    ports: 'tests',
    prepare: ensureBrowsers,
  },
  screens: {
    command: project('screens*'),
    gate: ['--tags-filter=gate'],
    sharesBackend: true,
    after: ['functions'],
    triesAgainBy: '-t',
    ports: 'screens',
    prepare: ensureChromium,
  },
  // Storage's engine doesn't report which conditions were tried, as Firestore's does to the step `rules`
  'storage-rules': {
    command: ['scripts/tasks/test-rules.ts', 'storage.rules'],
    isNightly: true,
    // on their ports
    after: ['rules', 'screens'],
  },
  engines: {
    command: project('engines'),
    isNightly: true,
    sharesBackend: true,
    after: ['functions'],
    ports: 'tests',
    prepare: ensureEngines,
  },
  delivery: {
    command: ['scripts/test/delivery.ts'],
    isNightly: true,
    sharesBackend: true,
    after: ['functions'],
    ports: 'tests',
    prepare: ensureFullChromium,
  },
  'official-rules': { ...OFFICIAL, command: project('rules') },
  'official-functions': {
    ...OFFICIAL,
    command: project('functions*', '--tags-filter=official'),
    after: [...OFFICIAL.after, 'official-rules'],
  },
};

export const isStep = (name: string): name is StepName => name in STEPS;
