import type { InputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { call } from '../data/callables.ts';
import { auth } from '../data/firebase.ts';

/** Safe to repeat. Throws `unauthenticated` when nobody is signed in, and other DomainErrors. */
export async function makeOwnCircle(input: InputOf<'makeCircle'>): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new DomainError('unauthenticated');
  await call('makeCircle', input);
}
