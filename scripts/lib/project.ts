import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The working copy's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (path: string) => `${ROOT}${path}`;
export const readJson = <T>(path: string): T => JSON.parse(readFileSync(inRoot(path), 'utf8'));
/** Generated files that can be deleted, except that `data` has what a person typed into the local app. */
export const CACHE = inRoot('.cache');
/** A project id that starts with `demo-` never reaches a real project. */
export const PROJECT = 'demo-whoknows';
export const REGION = 'europe-west1';

/** Stops the whole run with one clear sentence. */
export class Sorry extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a task's main function; prints only the sentence of a `Sorry`. On a signal, `exit` handlers stop what it started. */
export async function main(task: () => Promise<number | undefined>): Promise<never> {
  // npm passes on the signal that the terminal has already sent: the second one must not cut the handlers short
  for (const signal of SIGNALS)
    process.on(signal, () => {
      console.error('\nStopped.');
      process.exit(1);
    });
  try {
    process.exit((await task()) ?? 0);
  } catch (error) {
    console.error(error instanceof Sorry ? error.message : error);
    process.exit(1);
  }
}

/** Resolves to true on a signal, or to false when `other` comes first. */
export function untilInterrupted(other: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, () => resolve(true));
    void other.then(() => resolve(false));
  });
}

/** The shell of the pages that the build doesn't render, and the program that renders them. */
export const SHELL = 'app.html';
/** What Hosting answers for a missing file, with the headers of its name; by its name also the app's own page /404. */
export const MISSING = '404.html';
export const PROGRAM = 'pages.mjs';

/** Returns the folder with what the page function needs of a web build; not inside it, as nobody may download that. */
export const serverFolderOf = (dist: string): string => `${dist.replace(/\/$/, '')}-server`;
