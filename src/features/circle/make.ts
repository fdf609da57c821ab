import type { CircleInput } from '@domain/circle/circle-input.ts';
import { asDomainError, DomainError } from '@domain/errors.ts';
import { makeCircle } from '../../data/circles.ts';
import { changeOwnCircle } from '../../lib/own-circles.ts';
import { entry, reach } from '../../lib/visit.ts';
import { readSessionHint } from '../../session/hint.ts';
import { storeNewCircle } from './new-circle.ts';

/** Creates a circle for the person signed in here. Returns false where nobody is. */
async function makeAsOwner(input: CircleInput): Promise<boolean> {
  const hint = readSessionHint();
  // what a guest has made ends soon
  if (!hint || hint.isGuest) return false;
  const { makeOwnCircle } = await import('../../session/own-circle.ts').catch(() => {
    throw new DomainError('network');
  });
  try {
    await makeOwnCircle(input);
    return true;
  } catch (error) {
    if (asDomainError(error).code === 'unauthenticated') return false;
    throw error;
  }
}

/** Makes a circle, and keeps its key on this device. Safe to repeat. Throws DomainErrors. */
export async function make(input: CircleInput): Promise<void> {
  if (!(await makeAsOwner(input))) await makeCircle({ ...input, entry });
  reach('published');
  changeOwnCircle(input.id, (own) => ({ ...own, makerKey: input.key }));
  storeNewCircle(null);
}
