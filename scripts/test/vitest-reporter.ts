import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { fromRoot, reasonOf, tell } from './report.ts';

/** Tells of a file or a suite whose hooks failed, or that couldn't be loaded. */
const tellFailure = (file: string, errors: readonly (Error | SerializedError)[]) => {
  if (errors.length > 0) tell({ file, title: '', pages: 0, reason: reasonOf(errors) });
};

/** Vitest knows the number of files from the start, and of tests only in the end. */
export default class implements Reporter {
  #expected = 0;
  #done = 0;

  onTestRunStart(files: readonly TestSpecification[]) {
    this.#expected = files.length;
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    tell({
      file: fromRoot(test.module.moduleId),
      title: test.fullName,
      // src/testing counts them
      pages: (test.meta() as { pages?: number }).pages ?? 0,
      ...(state === 'failed' && { reason: reasonOf(errors) }),
    });
  }

  onTestSuiteResult(suite: TestSuite) {
    tellFailure(fromRoot(suite.module.moduleId), suite.errors());
  }

  onTestModuleEnd(module: TestModule) {
    this.#done += 1;
    tell({ done: this.#done, expected: this.#expected });
    tellFailure(fromRoot(module.moduleId), module.errors());
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]) {
    tellFailure('', unhandled);
  }
}
