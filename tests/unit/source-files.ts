import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Paths, from the project's root, of the files that match the patterns. */
export const projectFiles = (...patterns: string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
export const readProjectFile = (path: string): string => readFileSync(ROOT + path, 'utf8');
