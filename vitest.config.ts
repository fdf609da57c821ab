import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { '@domain': here('./domain') } };

const isOfficial = process.env['OFFICIAL_SUITE'] !== undefined;
/** Left out of the gate, with all that has the tag `night`. */
const NIGHT = process.env['GATE'] ? ['**/*.night.test.ts', 'tests/deploy/**'] : [];
/** What each test's tags mean: docs/testing.md. */
const TAGS = [{ name: 'night' }, { name: 'official' }];
/** A busy machine is no failure, and a passing test waits for nothing. */
const PATIENT = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 150_000 } } };
/** Beside the backend, which a test starts or finds: scripts/test/set-up.ts. */
const ON_BACKEND = { ...PATIENT, isolate: false, tags: TAGS, globalSetup: ['scripts/test/set-up.ts'] };

const unit = { ...PATIENT, isolate: false, tags: TAGS };
const UNIT = '{domain,functions/src,src,tools,tests/unit,tests/delivery,tests/deploy/checks}/**/*.test.{ts,tsx}';
/** What loads modules again or others in their place, keeps something in them, or makes Firebase apps of its own. */
const ALONE = '**/*.alone{,.night}.test.{ts,tsx}';
/** What needs a document. */
const IN_PAGE = 'src/**/*.page.test.{ts,tsx}';
const SCREENS = '**/*.screen.test.tsx';

const FUNCTIONS = ['tests/functions/*.test.ts'];
/** What goes through everything there is: it comes first and by itself, as it would mend what other tests break on purpose. */
const WHOLE_DATABASE = ['tests/functions/whole-database/*.test.ts'];
/** The real CLI deploys to a stand-in for Google's APIs. */
const DEPLOYMENT = ['tests/deploy/*.test.ts'];
const functions = {
  ...ON_BACKEND,
  setupFiles: ['tests/functions/support/quiet-log.ts'],
  sequence: { groupOrder: 2 },
  // they wait for the backend more than they work, unless it starts a process for nearly every request
  maxWorkers: isOfficial ? 1 : 4,
  ...(isOfficial && { testTimeout: 300_000, hookTimeout: 300_000 }),
};

const project = <Test extends object>(test: Test) => ({ resolve, test: { exclude: NIGHT, ...test } });

/** Each project is a kind of test; its files share processes, unless it isolates them. */
export default defineConfig({
  resolve,
  test: {
    // there, each request that comes beside another starts a process
    ...(isOfficial && { maxConcurrency: 1 }),
    projects: [
      project({ ...unit, name: 'unit', include: [UNIT], exclude: [...NIGHT, ALONE, IN_PAGE, SCREENS] }),
      project({ ...unit, name: 'unit-page', include: [IN_PAGE], environment: 'happy-dom' }),
      project({
        ...unit,
        name: 'unit-alone',
        include: ['{src,functions/src}/**/*.alone.test.{ts,tsx}'],
        isolate: true,
      }),
      project({
        ...ON_BACKEND,
        name: 'rules',
        include: ['tests/rules/**/*.test.ts'],
        globalSetup: ['tests/rules/support/set-up.ts'],
      }),
      project({
        ...functions,
        name: 'functions-whole-database',
        include: WHOLE_DATABASE,
        // Firebase keeps the first queue that a process asks
        isolate: true,
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
      }),
      project({ ...functions, name: 'functions', include: FUNCTIONS, exclude: [...NIGHT, ALONE] }),
      ...(isOfficial
        ? []
        : [
            project({
              ...functions,
              name: 'functions-alone',
              include: ['tests/functions/*.alone{,.night}.test.ts'],
              isolate: true,
            }),
            project({ ...functions, name: 'functions-deploy', include: DEPLOYMENT, isolate: true }),
          ]),
      project({ ...ON_BACKEND, name: 'hosting', sequence: { groupOrder: 3 }, include: ['tests/hosting/*.test.ts'] }),
      project({
        ...ON_BACKEND,
        name: 'engines',
        include: ['tests/engines/*.test.ts'],
        isolate: true,
        maxWorkers: 2,
        sequence: { groupOrder: 4 },
      }),
      'tests/screens/vitest.config.ts',
    ],
  },
});
