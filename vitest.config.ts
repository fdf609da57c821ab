import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { '@domain': here('./domain') } };

const isOfficial = process.env['OFFICIAL_SUITE'] !== undefined;
/** What may go another way on Google's emulators, beside the rules: docs/testing.md says what that is. */
const OFFICIAL = { name: 'official' };

/** These have a configuration of their own: tests/screens/vitest.config.ts. */
const SCREEN = /\.screen\.test\.tsx$/;
/** The tests of the web app in which a pattern finds something. */
const ofWeb = (pattern: RegExp) =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: here('.') }).filter(
    (file) => !SCREEN.test(file) && pattern.test(readFileSync(here(file), 'utf8')),
  );
const UNIT = [
  '{domain,functions/src,tools,tests/unit,tests/delivery,tests/deploy/checks}/**/*.test.ts',
  'src/**/!(*.screen).test.{ts,tsx}',
];
/** What loads modules again or others in their place, keeps something in them, or makes Firebase apps of its own. */
const OWN_MODULES = [
  ...ofWeb(/\bvi\.(?:mock|doMock|hoisted|resetModules)\b|await import\(/),
  'functions/src/services/places.test.ts',
  'functions/src/support/log.test.ts',
  'functions/src/edge/app-check.test.ts',
  // of a second page in one process, the window's own properties may be missing
  'src/data/tracking.test.ts',
];
/** What needs a page. */
const IN_PAGE = ofWeb(/@vitest-environment/).filter((file) => !OWN_MODULES.includes(file));
/** What puts something in the place of a global, and puts it back. */
const TIDY = ofWeb(/\bvi\.(?:unstubAllGlobals|useRealTimers)\(/);
const ALONE = [...OWN_MODULES, ...ofWeb(/\bvi\./).filter((file) => ![...IN_PAGE, ...TIDY].includes(file))];
const unit = { testTimeout: 20_000 }; // hashing a password is slow on purpose, and a busy machine makes it slower

const FUNCTIONS = ['tests/functions/*.test.ts'];
/** What goes through everything there is: it comes first and by itself, as it would mend what other tests break on purpose. */
const WHOLE_DATABASE = ['tests/functions/whole-database/*.test.ts'];
/** What points its process at a backend or a queue of its own (the SDK keeps the first), or watches all its requests. */
const OWN_PROCESS = [
  'alert-smtp',
  'app-check',
  'costs',
  'guests',
  'page-reads',
  'picture-reads',
  'queued-responses',
  'reports',
  'service-days',
  'summary-smtp',
  'translate-provider',
].map((name) => `tests/functions/${name}.test.ts`);
/** The real CLI deploys to a stand-in for Google's APIs. */
const DEPLOYMENT = ['tests/deploy/*.test.ts'];
const functions = {
  tags: [OFFICIAL],
  sequence: { groupOrder: 1 },
  // they wait for the backend more than they work, unless it starts a process for nearly every request
  maxWorkers: isOfficial ? 1 : 5,
  // a recount waits for its window, and Google's emulators take few tasks at a time; a busy machine is no failure
  testTimeout: isOfficial ? 300_000 : 120_000,
  hookTimeout: isOfficial ? 300_000 : 120_000,
};

/** Each project is a kind of test, whose files share processes unless they are `-alone`; rules and functions need the local backend, which scripts/ starts around them. */
export default defineConfig({
  resolve,
  test: {
    // there, each request that comes beside another starts a process
    ...(isOfficial && { maxConcurrency: 1 }),
    projects: [
      { resolve, test: { ...unit, name: 'unit', include: UNIT, exclude: [...ALONE, ...IN_PAGE], isolate: false } },
      { resolve, test: { ...unit, name: 'unit-page', include: IN_PAGE, isolate: false } },
      { resolve, test: { ...unit, name: 'unit-alone', include: ALONE } },
      {
        resolve,
        test: {
          name: 'rules',
          isolate: false,
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/rules/support/set-up.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          ...functions,
          name: 'functions-whole-database',
          include: WHOLE_DATABASE,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve,
        test: {
          ...functions,
          name: 'functions',
          include: FUNCTIONS,
          exclude: OWN_PROCESS,
          isolate: false,
        },
      },
      ...(isOfficial ? [] : [{ resolve, test: { ...functions, name: 'functions-alone', include: OWN_PROCESS } }]),
      ...(isOfficial
        ? []
        : [{ resolve, test: { ...functions, testTimeout: 300_000, name: 'functions-deploy', include: DEPLOYMENT } }]),
      {
        resolve,
        test: {
          name: 'hosting',
          isolate: false,
          include: ['tests/hosting/*.test.ts'],
          // generous, for a busy machine
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          maxWorkers: 2,
          // generous: a busy machine is no failure, and a passing test waits for nothing
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
