import { getFirestore } from 'firebase-admin/firestore';
import type { SenderContext } from '../../../functions/src/services/context.ts';
import { createKeys } from '../../../functions/src/services/keys.ts';
import { signingKey } from './backend.ts';

/*
 * The functions' own code, called in this process, is another instance beside the one that requests go to: what it keeps
 * in memory is its own.
 */

/** Returns what a handler gets for a visitor's request to this instance. */
export const contextOf = (sender: string): SenderContext => ({
  now: Date.now(),
  keys: createKeys(signingKey()),
  sender,
  site: sender,
  isOverflow: false,
  place: async () => ({}),
  browser: () => undefined,
  deviceKind: () => undefined,
});

interface Requests {
  request?(method: string, ...more: unknown[]): Promise<unknown>;
}

/** From now on, the reply to some commits of this instance is lost: they are done, and it doesn't know. */
export function loseReplies(isLost: () => boolean): void {
  const firestore = getFirestore() as unknown as Requests;
  const request = firestore.request?.bind(firestore);
  firestore.request = async (method, ...more) => {
    const reply = await request?.(method, ...more);
    if (method === 'commit' && isLost()) throw Object.assign(new Error('The connection broke.'), { code: 14 });
    return reply;
  };
}

/** All replies arrive again. */
export function loseNothing(): void {
  delete (getFirestore() as unknown as Requests).request;
}

/** From now on, commits of this instance stand still. Returns what ends that: they are done then, or fail. */
export function holdCommits(): (end: 'done' | 'failed') => void {
  const held = Promise.withResolvers<void>();
  held.promise.catch(() => undefined);
  const firestore = getFirestore() as unknown as Requests;
  const request = firestore.request?.bind(firestore);
  firestore.request = async (method, ...more) => {
    if (method === 'commit') await held.promise;
    return request?.(method, ...more);
  };
  return (end) => {
    loseNothing();
    if (end === 'done') held.resolve();
    else held.reject(Object.assign(new Error('The connection broke.'), { code: 14 }));
  };
}
