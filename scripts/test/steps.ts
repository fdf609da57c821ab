import { ensureChromium, ensureFullChromium } from '../lib/chromium.ts';
import { ensureEngines } from '../lib/engines.ts';
import type { Purpose } from '../lib/ports.ts';
import { ensureGoogleEmulators } from './google.ts';

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
  after?: readonly string[];
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
const REPORTERS = ['--reporter=default', '--reporter=scripts/test/reporter.ts'];
const project = (name: string, ...args: readonly string[]) => [VITEST, 'run', ...REPORTERS, '--project', name, ...args];
/** Beside what vitest.config.ts leaves out where GATE is set. */
const BY_DAY = ['--tags-filter=!night'];
/** On the backend of the functions tests, which break data on purpose that others would repair. */
const SHARED = { sharesBackend: true, after: ['functions'], ports: 'tests' } as const;
const OFFICIAL = {
  isNightly: true,
  env: { OFFICIAL_SUITE: '1' },
  // it starts a process for nearly every request: beside others, they wait for each other
  after: ['functions', 'screens', 'journeys', 'engines', 'delivery'],
  ports: 'official',
  prepare: ensureGoogleEmulators,
} as const;

const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,scripts/test/reporter.ts'];
const ensureBrowsers = () => ensureChromium().then(ensureFullChromium);

/** The steps of a run, in the order in which they start when nothing else holds them back: the quick ones first. */
const ALL = {
  types: { command: ['node_modules/typescript/bin/tsc', '-b'] },
  lint: {
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
  },
  build: { command: ['scripts/test/build.ts'] },
  functions: { ...SHARED, command: project('functions*'), gate: BY_DAY, after: [], triesAgainBy: '-t' },
  unit: {
    command: project('unit*'),
    gate: BY_DAY,
    ofFiles: [VITEST, 'related', '--run', ...REPORTERS, '--project', 'unit*'],
  },
  rules: { command: project('rules'), ports: 'rules' },
  hosting: { ...SHARED, command: project('hosting'), gate: BY_DAY },
  journeys: {
    ...SHARED,
    command: JOURNEYS,
    gate: ['--grep=@gate'],
    emptiesDatabase: true,
    triesAgainBy: '--grep',
    prepare: ensureBrowsers,
  },
  // what the gate's journeys do, on devices whose clocks are wrong
  clocks: {
    ...SHARED,
    command: [...JOURNEYS, '--grep=@gate'],
    isNightly: true,
    env: { WRONG_CLOCKS: '1' },
    after: ['functions', 'journeys'],
    emptiesDatabase: true,
    prepare: ensureBrowsers,
  },
  screens: {
    ...SHARED,
    command: project('screens*'),
    gate: ['--tags-filter=gate'],
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
  engines: { ...SHARED, command: project('engines'), isNightly: true, prepare: ensureEngines },
  delivery: {
    ...SHARED,
    // always the same, so that a failure can be reproduced
    command: ['scripts/tasks/bench.ts', 'delivery', '--shared', '--n=200', '--seed=52'],
    isNightly: true,
    prepare: ensureFullChromium,
  },
  'official-rules': { ...OFFICIAL, command: project('rules') },
  'official-functions': {
    ...OFFICIAL,
    command: project('functions*', '--tags-filter=official'),
    after: [...OFFICIAL.after, 'official-rules'],
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof ALL;
export const STEPS: Readonly<Record<StepName, Step>> = ALL;
export const isStep = (name: string): name is StepName => name in STEPS;
