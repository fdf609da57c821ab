import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { '@domain': here('./domain'), '@': here('./src') } };

/** Each project is a kind of test; rules and functions need the local backend, which scripts/ starts around them. */
export default defineConfig({
  resolve,
  test: {
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
          include: ['tests/functions/**/*.test.ts'],
          // Google's emulators know no App Check, and start a process for nearly every request of the fuzzer
          exclude: process.env['OFFICIAL_SUITE']
            ? ['tests/functions/app-check.test.ts', 'tests/functions/fuzz.test.ts']
            : [],
          // they wait for the backend more than they work, unless it starts a process for nearly every request
          maxWorkers: process.env['OFFICIAL_SUITE'] ? 1 : 3,
          // a recount waits for its window, and Google's emulators take few tasks at a time
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
