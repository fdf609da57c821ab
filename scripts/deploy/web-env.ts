import { loadEnv } from 'vite';
import { inRoot } from '../lib/project.ts';

/** Returns the variables of the web build: `.env`, overridden by the process's variables. */
export const webEnv = (): Record<string, string> => loadEnv('production', inRoot(''), 'VITE_');
