import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import type { Env } from '../lib/process.ts';
import { inRoot, ROOT } from '../lib/project.ts';

/** Runs test files of the rules in sequence, in a process that stays. */
export interface Lane {
  /** Names the lane's backend, which nothing else may use meanwhile. */
  env: Env;
  /** Runs one test file until its first failure. Returns the name of the failed test; undefined if all passed. */
  run(file: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Opens a lane to the backend in `env`. */
export async function openLane(env: Env): Promise<Lane> {
  const before = { ...process.env };
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: ['tests/rules/*.test.ts'],
      bail: 1,
      // reloading the SDK for every mutant would take longer than its tests
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 20_000,
      hookTimeout: 30_000,
      env,
      reporters: [{}],
    },
    { resolve: { alias: { '@domain': inRoot('domain') } } },
  );
  const all = await vitest.globTestSpecifications();

  async function runOnce(file: string): Promise<TestModule> {
    const isWanted = ({ moduleId }: { moduleId: string }) => moduleId.endsWith(`/${file}.test.ts`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all.filter(isWanted));
    if (unhandledErrors.length > 0) throw unhandledErrors[0];
    // earlier runs are listed, too
    const module = testModules.find(isWanted);
    if (!module) throw new Error(`There is no tests/rules/${file}.test.ts.`);
    return module;
  }

  return {
    env,
    async run(file) {
      let module = await runOnce(file);
      let [failed] = module.children.allTests('failed');
      // a busy machine says nothing about the rules
      if (failed && isTimeout(failed)) {
        module = await runOnce(file);
        [failed] = module.children.allTests('failed');
      }
      if (failed && isTimeout(failed)) throw new Error(`${failed.fullName} timed out twice: this machine is too busy.`);
      if (failed) return failed.fullName;
      // a survivor must have passed all of them
      const passed = [...module.children.allTests('passed')].length;
      if (passed === 0 || passed < [...module.children.allTests()].length) {
        throw new Error(`tests/rules/${file}.test.ts did not run to its end: ${module.errors()[0]?.message}`);
      }
      return undefined;
    },
    async close() {
      await vitest.close();
      // it leaves NODE_ENV and others behind, which would change this process's next build
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    },
  };
}

const isTimeout = (test: TestCase): boolean =>
  test.result().errors?.some(({ message }) => /timed out/i.test(message)) ?? false;
