import { PROJECT } from './project.ts';

/**
 * Removes all documents from the local database that the environment names, as for each change it looks through what there
 * is, for each page that listens: with all that 1,400 tests leave, it would keep a processor busy.
 */
export async function emptyDatabase(): Promise<void> {
  const database = `projects/${PROJECT}/databases/(default)`;
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/${database}/documents`;
  const reply = await fetch(address, { method: 'DELETE' });
  if (!reply.ok) throw new Error(`The local database was not emptied: ${reply.status}.`);
}
