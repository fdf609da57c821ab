import { startBackend } from './backend.ts';
import type { Ports } from './ports.ts';
import type { Env } from './process.ts';

/** Starts a backend that accepts the rules tests' unsigned tokens, for the duration of the work. */
export async function onRulesBackend<T>(ports: Ports, work: (env: Env) => Promise<T>): Promise<T> {
  const backend = await startBackend({
    name: `rules-${ports.firestore}`,
    ports,
    profile: 'emulator',
    withoutFunctions: true,
  });
  try {
    return await work(backend.env);
  } finally {
    await backend.stop();
  }
}
