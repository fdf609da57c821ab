import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import type { Runner } from './project.ts';

export interface VitestOptions {
  root: string;
  /** The folder of the test files, from `root`; a file's name is what comes before `.test.ts`. */
  folder: string;
  alias?: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string | undefined>>;
}

/** Opens a runner of Vitest's test files. */
export async function openVitest({ root, folder, alias = {}, env }: VitestOptions): Promise<Runner> {
  const before = { ...process.env };
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: [`${folder}/*.test.ts`],
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
    { resolve: { alias } },
  );
  const all = await vitest.globTestSpecifications();

  async function runOnce(file: string): Promise<TestModule> {
    const isWanted = ({ moduleId }: { moduleId: string }) => moduleId.endsWith(`/${file}.test.ts`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all.filter(isWanted));
    if (unhandledErrors.length > 0) throw unhandledErrors[0];
    // earlier runs are listed, too
    const module = testModules.find(isWanted);
    if (!module) throw new Error(`There is no ${folder}/${file}.test.ts.`);
    return module;
  }

  return {
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
        throw new Error(`${folder}/${file}.test.ts did not run to its end: ${module.errors()[0]?.message}`);
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
