import { loadEnv } from 'vite';
import { inRoot } from '../lib/project.ts';

/** Returns what the web build will read: `.env`, and variables of the process over it. */
export const webEnv = (): Record<string, string> => loadEnv('production', inRoot(''), 'VITE_');
