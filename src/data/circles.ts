import { type Circle, isCircle, isEndedCircle } from '@domain/circle/circle.ts';
import type { CircleChange, CircleInput } from '@domain/circle/circle-input.ts';
import { DomainError } from '@domain/errors.ts';
import { isSubmissionId } from '@domain/ids.ts';
import { paths } from '@domain/paths.ts';
import { isExactly, shaped } from '@domain/type-guards.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { post } from './offline/http-api.ts';
import { cacheAnswer, readCached } from './read-cache.ts';

/** `unavailable`: it can't be shown to anybody, and nothing says why. */
export type CircleLookup =
  | { kind: 'open'; circle: Circle }
  | { kind: 'ended' }
  | { kind: 'missing' }
  | { kind: 'unavailable' };

function lookupOf(found: unknown): CircleLookup {
  if (isCircle(found)) return { kind: 'open', circle: found };
  return { kind: isEndedCircle(found) ? 'ended' : 'missing' };
}

/** A later answer goes to `update`; `given` came with the page. Throws `network`, `unavailable` or `internal`. */
export async function fetchCircle(
  id: string,
  given?: CircleLookup,
  update?: (late: CircleLookup) => void,
): Promise<CircleLookup> {
  if (!isSubmissionId(id)) return { kind: 'missing' };
  const name = paths.circle(id);
  if (given) {
    cacheAnswer(name, given.kind === 'open' ? given.circle : null);
    return given;
  }
  try {
    const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
    return await readCached(name, asked, lookupOf, update);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'forbidden') return { kind: 'unavailable' };
    throw error;
  }
}

/** Makes a circle without an account. Safe to repeat. Throws what `post` throws. */
export async function makeCircle(input: CircleInput): Promise<void> {
  await post('circles', input, shaped({ id: isExactly(input.id) }));
}

/** Changes a circle by a member's or its maker's key. Safe to repeat. Throws `not-found` with another, `gone`, and others. */
export async function changeCircle(circleId: string, key: string, change: CircleChange): Promise<void> {
  await post('circle-changes', { circleId, key, change }, shaped({ circleId: isExactly(circleId) }));
}
