import { closedPaths, paths } from '@domain/paths.ts';
import { db } from './backend.ts';

/**
 * Vitest's global set-up of the functions tests. After the last one, what they have left to operators is removed: it would
 * come before the cases of the screens' tests that follow.
 */
export default function setUp(): () => Promise<void> {
  return async () => {
    for (const collection of [
      closedPaths.reports,
      paths.contactRequests,
      closedPaths.operators,
      closedPaths.suspensions,
    ])
      await db().recursiveDelete(db().collection(collection));
  };
}
