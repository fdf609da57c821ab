import { closedPaths } from '@domain/closed-paths.ts';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { projectIdOf } from '../../../scripts/lib/load-rules.ts';

export const CALLERS = ['visitor', 'other', 'owner', 'operator'] as const;
export type Caller = (typeof CALLERS)[number];

/** The claims of a token; the test library knows fewer. */
export type Token = Record<string, unknown>;

/** The claims of an operator who gave a second factor. */
export const OPERATOR_TOKEN: Token = {
  operator: true,
  firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
};

/** The claims of somebody who publishes without an account. */
export const GUEST_TOKEN: Token = { firebase: { sign_in_provider: 'anonymous', identities: {} } };

/** The same after they have linked an address: the token names their first way in. */
export const KNOWN_TOKEN: Token = {
  firebase: { sign_in_provider: 'anonymous', identities: { email: ['maya@example.com'] } },
};

export interface RulesProject {
  /** The database as a caller sees it; all but a visitor are signed in under these uids. */
  as: Record<Caller, Firestore>;
  /** The database as somebody with this token sees it. */
  signedIn(uid: string, token: Token): Firestore;
  /** Empties the database and writes these documents past the rules, and that `operator` is one. */
  reset(documents: Readonly<Record<string, object>>): Promise<void>;
  close(): Promise<void>;
}

/** Where the emulator is; named in full, because the test library would otherwise ask for rules to load. */
function emulatorAddress(): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`);
  return { host: hostname, port: Number(port) };
}

/** Opens the project of a test file for its tests, each of which starts with these documents, if there are any. */
export function openProject(file: string, documents?: Readonly<Record<string, object>>): RulesProject {
  const project = {} as RulesProject;
  beforeAll(async () => void Object.assign(project, await connect(file)));
  afterAll(() => project.close());
  if (documents) beforeEach(() => project.reset(documents));
  return project;
}

/** Its rules were loaded before the first test (`set-up.ts`). */
async function connect(file: string): Promise<RulesProject> {
  // a refusal is what most tests want; the SDK would print each
  setLogLevel('silent');
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId: projectIdOf(file),
    firestore: emulatorAddress(),
  });
  const signedIn = (uid: string, token?: Token) =>
    environment.authenticatedContext(uid, token).firestore() as unknown as Firestore;
  const as = {
    visitor: environment.unauthenticatedContext().firestore() as unknown as Firestore,
    other: signedIn('other'),
    owner: signedIn('owner'),
    operator: signedIn('operator', OPERATOR_TOKEN),
  };
  const { admin, closeAdmin } = await openAdmin(environment);
  return {
    as,
    signedIn,
    async reset(documents) {
      await environment.clearFirestore();
      const batch = writeBatch(admin);
      batch.set(doc(admin, closedPaths.operator('operator')), {});
      for (const [path, data] of Object.entries(documents)) batch.set(doc(admin, path), data);
      await batch.commit();
    },
    async close() {
      closeAdmin();
      await environment.cleanup();
    },
  };
}

/**
 * The database past the rules. The test library provides it only for the length of a callback, each time with a new
 * connection.
 */
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
