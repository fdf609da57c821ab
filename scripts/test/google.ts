import { type Backend, findJava, googleFirestoreJar, startBackend } from '../lib/backend.ts';
import { buildFunctions } from '../lib/build.ts';
import { portsFor } from '../lib/ports.ts';
import { CACHE, Sorry } from '../lib/project.ts';

/** Throws `Sorry` where Google's emulators can't run. */
export async function ensureGoogleEmulators(): Promise<void> {
  if (!findJava() || !googleFirestoreJar())
    throw new Sorry(
      "There is no Java 21, or none of Google's Firestore emulator (Debian package google-cloud-cli-firestore-emulator).",
    );
}

/** Starts Google's emulators with functions built for them. */
export async function startGoogleEmulators(): Promise<Backend> {
  const official = `${CACHE}/official/functions`;
  await buildFunctions(official, '--secret-file');
  return startBackend({ name: 'official', ports: portsFor('official'), official });
}
