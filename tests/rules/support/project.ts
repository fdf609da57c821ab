import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore';

/** A test file has a project of its own, named after it, so that files run side by side. */
export const projectIdOf = (file: string) => `demo-rules-${file}`;

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
export function emulatorAddress(): { host: string; port: number } {
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
  return {
    as,
    async reset(documents) {
      await environment.clearFirestore();
      await environment.withSecurityRulesDisabled(async (context) => {
        const db = context.firestore() as unknown as Firestore;
        await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data)));
      });
    },
    close: () => environment.cleanup(),
  };
}
