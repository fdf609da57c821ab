import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { fromRoot, reasonOf, tell } from './report.ts';

/** How tests/e2e/support.ts names its count of loaded pages. */
const PAGES = 'pages';

export default class implements Reporter {
  #expected = 0;
  #done = 0;

  onBegin(_: FullConfig, suite: Suite) {
    this.#expected = suite.allTests().length;
    tell({ done: 0, expected: this.#expected });
  }

  onTestEnd({ location, title, annotations }: TestCase, { status, errors }: TestResult) {
    this.#done += 1;
    tell({ done: this.#done, expected: this.#expected });
    if (status === 'skipped') return;
    const pages = annotations.filter(({ type }) => type === PAGES);
    tell({
      file: fromRoot(location.file),
      title,
      pages: pages.reduce((sum, { description }) => sum + Number(description), 0),
      ...(status !== 'passed' && { reason: reasonOf(errors) }),
    });
  }

  /** Not of a test: a file that couldn't be loaded, or the set-up. */
  onError(error: TestError) {
    tell({
      file: error.location ? fromRoot(error.location.file) : '',
      title: '',
      pages: 0,
      reason: reasonOf([error]),
    });
  }
}
