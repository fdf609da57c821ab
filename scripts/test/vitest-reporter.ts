import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { fromRoot, reasonOf, tell } from './report.ts';

/** Tells of a file or a suite whose hooks failed, or that couldn't be loaded. */
const tellFailure = (file: string, errors: readonly (Error | SerializedError)[]) => {
  if (errors.length > 0) tell({ file, title: '', ms: 0, pages: 0, reason: reasonOf(errors) });
};

export default class implements Reporter {
  onTestModuleCollected({ children }: TestModule) {
    tell({ expected: [...children.allTests()].filter((test) => test.options.mode === 'run').length });
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    tell({
      file: fromRoot(test.module.moduleId),
      title: test.fullName.replaceAll(' > ', ' '),
      ms: test.diagnostic()?.duration ?? 0,
      // src/testing counts them
      pages: (test.meta() as { pages?: number }).pages ?? 0,
      ...(state === 'failed' && { reason: reasonOf(errors) }),
    });
  }

  onTestSuiteResult(suite: TestSuite) {
    tellFailure(fromRoot(suite.module.moduleId), suite.errors());
  }

  onTestModuleEnd(module: TestModule) {
    tellFailure(fromRoot(module.moduleId), module.errors());
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]) {
    tellFailure('', unhandled);
  }
}
