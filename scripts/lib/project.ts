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

/** Runs a task's main function; prints only the sentence of a `Sorry`. */
export async function main(task: () => Promise<number | undefined>): Promise<never> {
  try {
    process.exit((await task()) ?? 0);
  } catch (error) {
    console.error(error instanceof Sorry ? error.message : error);
    process.exit(1);
  }
}
