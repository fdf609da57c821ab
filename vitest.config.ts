import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { '@domain': here('./domain'), '@': here('./src') } };

const isOfficial = process.env['OFFICIAL_SUITE'] !== undefined;
/**
 * What may go another way on Google's emulators, beside the rules: triggers and tasks, queries, and transactions that get
 * in each other's way. Input and answers are the same code on any backend.
 */
const OFFICIAL = [
  'delete-account',
  'delete-account-refused',
  'ensure-profile',
  'export-my-data',
  'indexes',
  'insights',
  'private-results',
  'profile-follows',
  'public-copies',
  'quiz-clean-up',
  'recount',
  'save-quiz',
  'sweep',
];

/** Begins with the test that counts everything anew there is: after all others that takes twenty seconds. */
class CountingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isCounting(b)) - Number(isCounting(a)));
  }
}
const isCounting = ({ moduleId }: TestSpecification) => moduleId.endsWith('/operator.test.ts');

/** Each project is a kind of test; rules and functions need the local backend, which scripts/ starts around them. */
export default defineConfig({
  resolve,
  test: {
    sequence: { sequencer: CountingFirst },
    // there, each request that comes beside another starts a process
    ...(isOfficial && { maxConcurrency: 1 }),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          testTimeout: 20_000, // hashing a password is slow on purpose, and a busy machine makes it slower
          include: [
            'domain/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'functions/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/rules/support/set-up.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: 'functions',
          include: isOfficial
            ? OFFICIAL.map((name) => `tests/functions/${name}.test.ts`)
            : ['tests/functions/*.test.ts'],
          // they wait for the backend more than they work, unless it starts a process for nearly every request
          maxWorkers: isOfficial ? 1 : 3,
          // a recount waits for its window, and Google's emulators take few tasks at a time; a busy machine is no failure
          testTimeout: isOfficial ? 300_000 : 120_000,
          hookTimeout: isOfficial ? 300_000 : 120_000,
        },
      },
    ],
  },
});
