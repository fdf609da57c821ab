import { closedPaths } from '@domain/paths.ts';
import { db } from './firestore.ts';

/** Throws when the database can't be read. The document needn't exist. */
export async function reachDatabase(): Promise<void> {
  await db().doc(closedPaths.retiredCode('-')).get();
}
