import { relative } from 'node:path';
import type { FullConfig, TestCase as Journey, Suite, TestError, TestResult } from '@playwright/test/reporter';
import type { TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { ROOT } from '../lib/project.ts';

/** A test that has ended. One without a title is a whole file, and one without a file is the run itself. */
export interface TestEnd {
  file: string;
  title: string;
  /** Pages that were loaded in a browser, or screens that were rendered. */
  pages: number;
  /** The first line of why it failed; missing if it passed. */
  reason?: string;
}

/** A message to the runner: the progress of a step, or a test that has ended. */
export type Message = { done: number; expected: number } | TestEnd;

type Errors = readonly { message?: string }[];
const REASON_LENGTH = 300;

/** Returns the first line of an error, without a terminal's colors. */
function reasonOf([error]: Errors): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
  const text = (error?.message ?? 'It failed without an error.').replace(/\u001b\[[\d;]*m/g, '');
  return (text.split('\n')[0] ?? '').slice(0, REASON_LENGTH);
}

/** Sends a message to the runner, if there is one. */
const tell = (message: Message) => process.send?.(message);
const tellEnd = (file: string, title: string, pages: number, errors?: Errors) =>
  tell({ file: file && relative(ROOT, file), title, pages, ...(errors && { reason: reasonOf(errors) }) });

/** Tells of a file or a suite whose hooks failed, or that couldn't be loaded. */
const tellFailure = (file: string, errors: Errors) => errors.length > 0 && tellEnd(file, '', 0, errors);

/** The reporter of Vitest and of Playwright, which call methods of different names. */
export default class {
  #expected = 0;
  #done = 0;
  readonly #next = () => tell({ done: ++this.#done, expected: this.#expected });

  /** Vitest knows the number of files from the start, and of tests only in the end. */
  onTestRunStart(files: readonly TestSpecification[]) {
    this.#expected = files.length;
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    // src/testing counts them
    const { pages = 0 } = test.meta() as { pages?: number };
    if (state !== 'skipped')
      tellEnd(test.module.moduleId, test.fullName, pages, state === 'failed' ? errors : undefined);
  }

  onTestSuiteResult(suite: TestSuite) {
    tellFailure(suite.module.moduleId, suite.errors());
  }

  onTestModuleEnd(module: TestModule) {
    this.#next();
    tellFailure(module.moduleId, module.errors());
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: Errors) {
    tellFailure('', unhandled);
  }

  /** Playwright's first call. */
  onBegin(_: FullConfig, suite: Suite) {
    this.#expected = suite.allTests().length;
    tell({ done: 0, expected: this.#expected });
  }

  onTestEnd({ location, title, annotations }: Journey, { status, errors }: TestResult) {
    this.#next();
    // tests/e2e/support.ts counts them
    const pages = annotations.flatMap(({ type, description }) => (type === 'pages' ? Number(description) : []));
    const sum = pages.reduce((all, count) => all + count, 0);
    if (status !== 'skipped') tellEnd(location.file, title, sum, status === 'passed' ? undefined : errors);
  }

  /** Not of a test: a file that couldn't be loaded, or the set-up. */
  onError(error: TestError) {
    tellFailure(error.location?.file ?? '', [error]);
  }
}
