import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { projectIdOf } from '../../../scripts/lib/rules.ts';

export const CALLERS = ['visitor', 'other', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

export interface RulesProject {
  /** The database as a caller sees it; `owner` and `other` are signed in under these uids. */
  as: Record<Caller, Firestore>;
  /** Empties the database and writes these documents past the rules. */
  reset(documents: Readonly<Record<string, object>>): Promise<void>;
  close(): Promise<void>;
}

/** Where the emulator is; named in full, because the test library would otherwise ask for rules to load. */
function emulatorAddress(): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`);
  return { host: hostname, port: Number(port) };
}

/** Opens the project of a test file; its rules were loaded before the first test (`set-up.ts`). */
export async function openProject(file: string): Promise<RulesProject> {
  // a refusal is what most tests want; the SDK would print each
  setLogLevel('silent');
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId: projectIdOf(file),
    firestore: emulatorAddress(),
  });
  const as = {
    visitor: environment.unauthenticatedContext().firestore() as unknown as Firestore,
    other: environment.authenticatedContext('other').firestore() as unknown as Firestore,
    owner: environment.authenticatedContext('owner').firestore() as unknown as Firestore,
  };
  const { admin, closeAdmin } = await openAdmin(environment);
  return {
    as,
    async reset(documents) {
      await environment.clearFirestore();
      const batch = writeBatch(admin);
      for (const [path, data] of Object.entries(documents)) batch.set(doc(admin, path), data);
      await batch.commit();
    },
    async close() {
      closeAdmin();
      await environment.cleanup();
    },
  };
}

/** The database past the rules. The test library has it for the length of a callback only, and a connection anew each time. */
async function openAdmin(environment: RulesTestEnvironment): Promise<{ admin: Firestore; closeAdmin: () => void }> {
  const closed = Promise.withResolvers<void>();
  const admin = await new Promise<Firestore>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(context.firestore() as unknown as Firestore);
        return closed.promise;
      })
      .catch(reject);
  });
  return { admin, closeAdmin: closed.resolve };
}
