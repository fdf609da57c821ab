import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { sendJson } from './http.ts';
import { PROJECT } from './project.ts';

const app = () => getApps()[0] ?? initializeApp({ projectId: PROJECT });

/** The local database that the environment names, past the rules. */
export const localDatabase = (): Firestore => getFirestore(app());
export const localAuth = (): Auth => getAuth(app());

/** Removes all documents: with what 1,400 tests leave, each change would keep a processor busy. */
export async function emptyDatabase(): Promise<void> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  await sendJson(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/${documents}`, {}, {}, 'DELETE');
}
