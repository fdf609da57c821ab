import { readFileSync } from 'node:fs';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

// there is no cloud around the emulators to ask for credentials
process.env['METADATA_SERVER_DETECTION'] = 'none';

process.env['GCLOUD_PROJECT'] ??= 'demo-whoknows';
export const PROJECT = process.env['GCLOUD_PROJECT'];
const REGION = 'europe-west1';

/** The official suite names its functions emulator only at its hub. */
async function hostAtHub(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (!hub) throw new Error('No functions emulator: set FUNCTIONS_EMULATOR_HOST, or run within an emulator suite.');
  const emulators = (await (await fetch(`http://${hub}/emulators`)).json()) as Record<
    string,
    { host: string; port: number }
  >;
  return `${emulators['functions']?.host}:${emulators['functions']?.port}`;
}
const host = process.env['FUNCTIONS_EMULATOR_HOST'] ?? process.env['FIREEMU_FUNCTIONS_HOST'] ?? (await hostAtHub());
export const FUNCTIONS = `http://${host}/${PROJECT}/${REGION}`;
export const AUTH = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

/** The database past the rules, for looking at what a function did. */
export function db(): Firestore {
  // as the functions do it: files share a process, and some load modules of the functions
  return getFirestore(getApps()[0] ?? initializeApp());
}

/** A document's fields; undefined when there is none. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await db().doc(path).get()).data();
}

/** Writes many documents past the rules, by their paths. */
export async function writeAll(documents: Readonly<Record<string, object>>): Promise<void> {
  const writes = Object.entries(documents);
  while (writes.length > 0) {
    const batch = db().batch();
    for (const [path, fields] of writes.splice(0, 50)) batch.set(db().doc(path), fields);
    await batch.commit();
  }
}

/** The key that the functions under test sign with. */
export function signingKey(): string {
  const text = readFileSync(new URL('../../../functions/.secret.local', import.meta.url), 'utf8');
  return /^SIGNING_KEY=(.*)$/m.exec(text)?.[1] ?? '';
}
