import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, type Firestore, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { it } from 'vitest';
import { CALLERS, type Caller, type RulesProject } from './project.ts';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** One plain attempt of every kind; `list` is without filter or limit, `update` touches a field of no meaning. */
const ATTEMPTS = {
  get: (db: Firestore, path: string) => getDoc(doc(db, path)),
  list: (db: Firestore, path: string) => getDocs(collection(db, parentOf(path))),
  create: (db: Firestore, path: string) =>
    setDoc(doc(db, parentOf(path), 'brand-new'), { ownerId: 'owner', uid: 'owner' }),
  replace: (db: Firestore, path: string) => setDoc(doc(db, path), { ownerId: 'owner', recipientId: 'owner' }),
  update: (db: Firestore, path: string) => updateDoc(doc(db, path), { anything: 1 }),
  delete: (db: Firestore, path: string) => deleteDoc(doc(db, path)),
};
type Attempt = keyof typeof ATTEMPTS;

/**
 * Tests every attempt by every caller on one existing document: what `allowed` names succeeds and all else is refused.
 * An operator may do what others may, unless it says more.
 */
export function describeAccess(
  project: RulesProject,
  path: string,
  allowed: Readonly<Partial<Record<Caller, readonly Attempt[]>>>,
): void {
  for (const caller of CALLERS) {
    const own = (caller === 'operator' ? (allowed.operator ?? allowed.other) : allowed[caller]) ?? [];
    const refused = (Object.keys(ATTEMPTS) as Attempt[]).filter((attempt) => !own.includes(attempt));
    const work = (attempt: Attempt): Promise<unknown> => ATTEMPTS[attempt](project.as[caller], path);
    // each on its own, as it may change what the next one finds
    for (const attempt of own) it(`${caller} may ${attempt} ${path}`, () => assertSucceeds(work(attempt)));
    if (refused.length > 0)
      it(`${caller} may not ${refused.join(', ')} ${path}`, async () => {
        for (const attempt of refused) await assertFails(work(attempt));
      });
  }
}
