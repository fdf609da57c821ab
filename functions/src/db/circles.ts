import type { CircleSecrets, CircleState } from '@domain/circle/changes.ts';
import type { Circle } from '@domain/circle/circle.ts';
import { circleSecrets, isHiddenCircle, type StoredCircle, storedCircle } from '@domain/circle/stored-circle.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { DomainError } from '@domain/errors.ts';
import { CIRCLE_ENDED_KEPT_S, CIRCLES_MAX } from '@domain/limits.ts';
import type { StillHidden } from '@domain/moderation/decision.ts';
import { paths } from '@domain/paths.ts';
import { spokenName } from '@domain/profiles/spoken-name.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { inPages } from './delete.ts';
import { db, endOf, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { markAll } from './marks.ts';
import { isQuizRemoved } from './quiz-removals.ts';

const refs = (id: string) => [db().doc(paths.circle(id)), db().doc(closedPaths.circleSecrets(id))] as const;
type Found = [circle: DocumentSnapshot, secrets: DocumentSnapshot];

const circleFields = ({ id: _, createdAt, endsAt, ...fields }: Circle) => ({
  ...fields,
  createdAt: timestamp(createdAt),
  endsAt: timestamp(endsAt),
});

export const notAskable = (): DomainError =>
  new DomainError('invalid-input', 'Nobody can be asked this.', { fields: { asked: 'invalid' } });

const isEnded = (stored: DocumentSnapshot) => stored.get('endedAt') !== undefined;

/** Returns a circle that is there and open to its people; null for none, and for one that has ended or is hidden. */
export async function fetchCircle(id: string, now: number): Promise<StoredCircle | null> {
  const stored = await db().doc(paths.circle(id)).get();
  const found = isEnded(stored) ? null : fromStored(storedCircle, stored);
  return found && !isHiddenCircle(found) && found.endsAt > now ? found : null;
}

/** Reads a circle for a change. Throws `not-found`, also for a hidden one unless it may be, and `gone` when it has ended. */
async function readState(tx: Transaction, id: string, now: number, mayBeHidden: boolean): Promise<CircleState> {
  const [stored, secretsDoc] = (await tx.getAll(...refs(id))) as Found;
  if (isEnded(stored)) throw new DomainError('gone', 'The circle has ended.');
  const circle = fromStored(storedCircle, stored);
  const secrets = fromStored(circleSecrets, secretsDoc);
  if (!circle || !secrets || (isHiddenCircle(circle) && !mayBeHidden))
    throw new DomainError('not-found', 'There is no such circle.');
  if (circle.endsAt <= now) throw new DomainError('gone', 'The circle has ended.');
  return { circle, secrets };
}

/** Throws if an account may make no other circle. */
async function assertMayMake(tx: Transaction, ownerId: string): Promise<void> {
  const profile = await tx.get(db().doc(paths.profile(ownerId)));
  if (profile.get('isSuspended') === true) throw new DomainError('suspended', 'The account is suspended.');
  const count = await tx.get(circlesOf(ownerId).limit(CIRCLES_MAX).count());
  if (count.data().count >= CIRCLES_MAX)
    throw new DomainError('limit-reached', `This account has ${CIRCLES_MAX} circles at most.`);
}

/**
 * Stores a new circle. Returns false, and stores nothing, if it was made already with the same key. Throws `conflict`,
 * `limit-reached`, and if its maker was suspended or its quiz removed in the meantime: what hides theirs would miss it.
 */
export function createCircle({ circle, secrets }: CircleState): Promise<boolean> {
  const { ownerId } = circle;
  const { copiedFrom } = secrets;
  return inTransaction(async (tx) => {
    const [circleRef, secretsRef] = refs(circle.id);
    const [stored, before] = (await tx.getAll(circleRef, secretsRef)) as Found;
    if (stored.exists) {
      if (before.get('keyDigest' satisfies keyof CircleSecrets) === secrets.keyDigest) return false;
      throw new DomainError('conflict', 'The id belongs to another circle.');
    }
    if (ownerId !== null) await assertMayMake(tx, ownerId);
    if (copiedFrom !== undefined && (await isQuizRemoved(tx, copiedFrom))) throw notAskable();
    tx.create(circleRef, circleFields(circle));
    tx.set(secretsRef, secrets);
    return true;
  });
}

/** Changes a circle in one transaction. Throws `not-found`, `gone`, and what `change` throws. */
export function changeCircle<T extends { state: CircleState }>(
  id: string,
  now: number,
  change: (state: CircleState) => T,
  mayBeHidden = false,
): Promise<T> {
  return inTransaction(async (tx) => {
    const before = await readState(tx, id, now, mayBeHidden);
    const changed = change(before);
    const { circle, secrets } = changed.state;
    const [circleRef, secretsRef] = refs(id);
    if (circle !== before.circle) tx.set(circleRef, circleFields(circle));
    if (secrets !== before.secrets) tx.set(secretsRef, secrets);
    return changed;
  });
}

/** Writes what is left of a circle that ends: that there was one, so that its link says so and nobody gets its id. */
function writeEnd(write: Transaction | WriteBatch, id: string, now: number): void {
  const [circleRef, secretsRef] = refs(id);
  // two overloads, which TypeScript can't see as one
  (write as WriteBatch).set(circleRef, { endedAt: timestamp(now), expiresAt: endOf(now, CIRCLE_ENDED_KEPT_S) });
  write.delete(secretsRef);
}

/** Ends a circle, unless `assertMay` throws. Throws `not-found`, and `gone` when it has ended. */
export function endCircle(id: string, now: number, assertMay: (state: CircleState) => void): Promise<void> {
  return inTransaction(async (tx) => {
    assertMay(await readState(tx, id, now, true));
    writeEnd(tx, id, now);
  });
}

export const circlesOf = (ownerId: string): Query => db().collection(paths.circles).where('ownerId', '==', ownerId);

const endAll = (query: Query, now: number, signal?: AbortSignal): Promise<void> =>
  inPages(
    query.select(),
    async (documents) => {
      const batch = db().batch();
      for (const { id } of documents) writeEnd(batch, id, now);
      await batch.commit();
    },
    signal,
  );

/**
 * Hides all circles that were copied from a quiz if it was removed, and shows them again once it was put back. If it is
 * gone by now, `wasRemoved` says which.
 */
export function markCopiesOf(code: string, wasRemoved: boolean): Promise<void> {
  const group = refs('any')[1].parent.id;
  return markAll({
    mark: 'isQuizRemoved',
    query: db()
      .collectionGroup(group)
      .where('copiedFrom' satisfies keyof CircleSecrets, '==', code),
    documentOf: ({ parent }) => parent.parent as DocumentReference,
    isTrue: (tx) => isQuizRemoved(tx, code, wasRemoved),
  });
}

/** Ends all circles that an account has made. */
export const endCirclesOf = (ownerId: string, now: number, signal?: AbortSignal): Promise<void> =>
  endAll(circlesOf(ownerId), now, signal);

/** Ends the circles that nobody has used for CIRCLE_KEPT_S. */
export const endUnusedCircles = (now: number, signal?: AbortSignal): Promise<void> =>
  endAll(db().collection(paths.circles).where('endsAt', '<=', timestamp(now)), now, signal);

/** Reads a stored circle and its place; null for none, and for one that has ended. */
async function readStored(tx: Transaction, id: string) {
  const [ref] = refs(id);
  const stored = await tx.get(ref);
  return stored.exists && !isEnded(stored) ? { ref, stored } : null;
}

/** Returns a circle's name and what removes it for everybody, until it is put back or ends; null if it is gone. */
export async function readCircleRemoval(tx: Transaction, id: string, removedBy: string) {
  const found = await readStored(tx, id);
  if (!found) return null;
  const write = () => void tx.update(found.ref, { isRemoved: true, removedBy });
  return { write, title: String(found.stored.get('name')) };
}

function hiddenStill(circle: DocumentSnapshot): StillHidden | undefined {
  if (circle.get('isQuizRemoved') === true) return 'report';
  return circle.get('isSuspended') === true ? 'suspension' : undefined;
}

/** Reads a circle, and returns what undoes a report's removal; null if it has ended, or isn't removed by that one. */
export async function readCircleReturn(tx: Transaction, id: string, removedBy: string) {
  const found = await readStored(tx, id);
  if (found?.stored.get('removedBy') !== removedBy) return null;
  const { ref, stored } = found;
  const write = () => void tx.update(ref, { isRemoved: FieldValue.delete(), removedBy: FieldValue.delete() });
  return { write, title: String(stored.get('name')), stillHidden: hiddenStill(stored) };
}

/**
 * Reads a member's name. Returns a function that hides it, the member's later names, and the same name of anybody
 * else; null if it is hidden already, or the member has left.
 */
export async function readMemberName(tx: Transaction, id: string, memberId: string) {
  const found = await readStored(tx, id);
  const field = new FieldPath('members', memberId, 'name');
  const name: unknown = found?.stored.get(field);
  if (!found || typeof name !== 'string' || name === '') return null;
  const hide = () => {
    tx.update(found.ref, field, '');
    const isHidden = new FieldPath('members' satisfies keyof CircleSecrets, memberId, 'isNameHidden');
    const hidden = FieldValue.arrayUnion(spokenName(name));
    tx.update(refs(id)[1], isHidden, true, 'hiddenNames' satisfies keyof CircleSecrets, hidden);
  };
  return { name, hide };
}
