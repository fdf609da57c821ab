import { findJava, googleFirestoreJar, withBackend } from './backend.ts';
import { buildOfficialFunctions } from './build.ts';
import { portsFor } from './ports.ts';
import { leftOut, sum, type Tally } from './tally.ts';
import { vitest } from './vitest.ts';

/**
 * Runs what may behave differently on Google's emulators. Where their Firestore or Java is missing, it says so and
 * counts nothing.
 */
export async function officialSuite(): Promise<Tally> {
  if (!findJava() || !googleFirestoreJar()) {
    console.log(
      "Left out: this machine has no Java 21 or none of Google's Firestore emulator (Debian package google-cloud-cli-firestore-emulator).",
    );
    return leftOut();
  }
  const official = { functions: await buildOfficialFunctions() };
  return withBackend({ name: 'official', ports: portsFor('official'), official }, async (backend) => {
    const env = { ...backend.env, OFFICIAL_SUITE: '1' };
    return sum([await vitest('rules', env), await vitest('functions*', env, ['--tags-filter=official'])]);
  });
}
