import { DomainError } from '@domain/errors.ts';
import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import type { Entry } from '@domain/loop/loop.ts';
import type { Place } from '@domain/tracking/tracking.ts';
import { signingKey } from '../support/config.ts';
import { createKeys, type Keys } from './keys.ts';

/** What every handler gets besides its input. */
export interface Context {
  /** Milliseconds since 1970, like every time in the functions; the same moment for the whole request. */
  now: number;
  keys: Keys;
}

export interface CallerContext extends Context {
  uid: string;
  /** When the caller last signed in; 0 if the token doesn't say. */
  signedInAt: number;
  userAgent?: string | undefined;
  /** Auth knows nobody by this account: a guest, or one to be. */
  isAnonymous: boolean;
  /** By what the caller's visit began; undefined where nothing may be counted. */
  entry?: Entry | undefined;
  /** Keyed hashes of the caller's network, and of all networks that it may have. */
  network: () => { sender: string; site: string };
}

export interface SenderContext extends Context {
  /** A keyed hash of the sender's network. */
  sender: string;
  /** A keyed hash of all networks that the sender may well have. */
  site: string;
  /** Returns the browser's name and major version; undefined if it's unknown or asks not to be tracked. */
  browser: () => string | undefined;
  /** Returns the kind of device, such as a tablet; undefined if it's unknown or asks not to be tracked. */
  deviceKind: () => string | undefined;
  /** The recipient was over their limit, and the request was let through anyway. */
  isOverflow: boolean;
  /** Looks up the sender's address and place, for the tracking that only the owner reads. Never throws. */
  place: () => Promise<Place>;
}

let keys: Keys | undefined;

/** Returns the context of one request. Keys are derived once per instance. */
export function createContext(): Context {
  keys ??= createKeys(signingKey());
  return { now: Date.now(), keys };
}

/** Throws `recent-sign-in-required` for an old sign-in. A guest has nothing to sign in with. */
export function assertRecentSignIn({
  now,
  signedInAt,
  isAnonymous,
}: Pick<CallerContext, 'now' | 'signedInAt' | 'isAnonymous'>): void {
  if (!isAnonymous && now - signedInAt > RECENT_SIGN_IN_S * 1000)
    throw new DomainError('recent-sign-in-required', 'Sign in once more first.');
}
