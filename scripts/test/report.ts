import { relative } from 'node:path';
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

/** A message of Vitest's or Playwright's reporter to the runner: its progress, or a test that has ended. */
export type Message = { done: number; expected: number } | TestEnd;

/** Sends it to the runner, if there is one. */
export const tell = (message: Message) => process.send?.(message);

const REASON_LENGTH = 300;

/** Returns the first line of an error, without a terminal's colors. */
export function reasonOf(errors: readonly { message?: string }[] | undefined): string {
  const text = errors?.[0]?.message ?? 'It failed without an error.';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
  return (text.replace(/\u001b\[[\d;]*m/g, '').split('\n')[0] ?? '').slice(0, REASON_LENGTH);
}

export const fromRoot = (file: string) => relative(ROOT, file);
