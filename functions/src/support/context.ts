import type { Place } from '@domain/tracking/tracking.ts';
import { createKeys, type Keys } from '../services/keys.ts';
import { signingKey } from './config.ts';

/** What every handler gets beside its input. */
export interface Context {
  /** Milliseconds since 1970, one moment for the whole request. */
  now: number;
  keys: Keys;
}
/** Of a callable: the signed-in caller. */
export interface CallerContext extends Context {
  uid: string;
  /** When the caller last proved who they are, in milliseconds since 1970; 0 when the token does not say. */
  signedInAt: number;
}
/** Of an endpoint: where the request comes from, as a keyed hash of the address. */
export interface SenderContext extends Context {
  sender: string;
  /** The same of all networks that the sender may well have. */
  site: () => string;
  /** It came when its recipient had had too many, and was let through all the same. */
  isOverflow: boolean;
  /** Looks up the address and the place that belongs to it, for the tracking that only the owner reads. Never throws. */
  place: () => Promise<Place>;
}

let keys: Keys | undefined;

/** The context of one request; keys are derived once per instance. */
export function createContext(): Context {
  keys ??= createKeys(signingKey());
  return { now: Date.now(), keys };
}
