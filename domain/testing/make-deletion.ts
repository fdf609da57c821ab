import type { Deletion } from '../deletion.ts';
import { makeId } from './make-id.ts';

/** Returns what the link of a submission contains. */
export function trackDeletion(override: Partial<Deletion> = {}): Deletion {
  return { kind: 'response', id: makeId(), deleteKey: `${makeId()}-key`, ...override };
}
