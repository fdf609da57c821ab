import { withBackend } from './backend.ts';
import type { Ports } from './ports.ts';
import type { Env } from './process.ts';

/** Starts a backend that accepts the rules tests' unsigned tokens, for the duration of the work. */
export const onRulesBackend = <T>(ports: Ports, work: (env: Env) => Promise<T>): Promise<T> =>
  withBackend({ name: `rules-${ports.firestore}`, ports, profile: 'emulator', withoutFunctions: true }, ({ env }) =>
    work(env),
  );
