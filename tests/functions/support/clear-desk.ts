import { closedPaths, paths } from '@domain/paths.ts';
import { db } from './backend.ts';

/** After all functions tests: what they left to the operators would hide the cases of the screens' tests that follow. */
export async function teardown(): Promise<void> {
  for (const collection of [closedPaths.reports, paths.contactRequests, closedPaths.operators]) {
    await db().recursiveDelete(db().collection(collection));
  }
}
