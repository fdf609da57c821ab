import type { Deletion } from '../deletion.ts';
import { makeId } from './make-id.ts';

/** What the link of a submission says. */
export function trackDeletion(override: Partial<Deletion> = {}): Deletion {
  return { kind: 'response', id: makeId(), deleteKey: `${makeId()}-key`, ...override };
}
