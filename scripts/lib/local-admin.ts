import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { sendJson } from './http.ts';
import type { Env } from './process.ts';
import { PROJECT } from './project.ts';

const app = () => getApps()[0] ?? initializeApp({ projectId: PROJECT });

/** The local database that the environment names, past the rules. */
export const localDatabase = (): Firestore => getFirestore(app());
export const localAuth = (): Auth => getAuth(app());

/** Removes all documents of the backend that an environment names. */
export async function emptyDatabase(env: Env = process.env): Promise<void> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  await sendJson(`http://${env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/${documents}`, {}, {}, 'DELETE');
}
