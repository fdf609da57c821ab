import type { Context } from '../services/context.ts';
import { createKeys, type Keys } from '../services/keys.ts';
import { signingKey } from '../support/config.ts';

let keys: Keys | undefined;

/** Returns the context of one request. Keys are derived once per instance. */
export function createContext(): Context {
  keys ??= createKeys(signingKey());
  return { now: Date.now(), keys };
}
