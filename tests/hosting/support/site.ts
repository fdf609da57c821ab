import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the site is, and the folder of its build. */
export const ORIGIN = process.env['SITE'] ?? '';
export const DIST = process.env['DIST'] ?? '';

/** The reply to a path. */
export const ask = (path: string) => fetch(ORIGIN + path, { redirect: 'manual' });

export const fileOf = (...path: string[]) => readFileSync(join(DIST, ...path), 'utf8');
