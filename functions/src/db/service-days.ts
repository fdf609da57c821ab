import { closedPaths } from '@domain/closed-paths.ts';
import { SERVICE_DAY_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { ServiceDay } from '@domain/service-day.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { db, timestamp } from './firestore.ts';

const DAY_MS = 24 * 3_600_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

async function countBetween(collection: string, field: string, day: string): Promise<number> {
  const start = startOf(day);
  const ofDay = db()
    .collection(collection)
    .where(field, '>=', timestamp(start))
    .where(field, '<', timestamp(start + DAY_MS));
  return (await ofDay.count().get()).data().count;
}

/** What was deleted since isn't counted any more. */
export async function countDay(
  day: string,
): Promise<Omit<ServiceDay, 'day' | 'errors' | 'limitsHit' | 'unreadable' | 'loop' | 'loopTimes'>> {
  const [plays, messages, signUps, reports, requests, erasures] = await Promise.all([
    countBetween(paths.responses, 'createdAt', day),
    countBetween(paths.messages, 'createdAt', day),
    countBetween(paths.profiles, 'createdAt', day),
    countBetween(closedPaths.reports, 'reportedAt', day),
    countBetween(paths.contactRequests, 'createdAt', day),
    db().doc(paths.deletion('any')).parent.count().get(),
  ]);
  return { plays, messages, signUps, reports, requests, waiting: erasures.data().count };
}

const save = (day: string, fields: object) =>
  db()
    .doc(closedPaths.serviceDay(day))
    .set({ day, ...fields, expiresAt: timestamp(startOf(day) + SERVICE_DAY_KEPT_S * 1000) }, { merge: true });

export async function saveDay(day: string, counts: Readonly<Partial<Record<keyof ServiceDay, number>>>): Promise<void> {
  await save(day, counts);
}

interface Increments {
  [name: string]: FieldValue | Increments;
}

/** Puts an increment where a field's name, such as `loop.link.opened`, says. */
function put(fields: Increments, [name = '', ...rest]: readonly string[], by: number): Increments {
  const inner = fields[name];
  const value =
    rest.length === 0 ? FieldValue.increment(by) : put(inner instanceof FieldValue || !inner ? {} : inner, rest, by);
  return { ...fields, [name]: value };
}

export async function addToDay(day: string, counts: ReadonlyMap<string, number>): Promise<void> {
  await save(
    day,
    [...counts].reduce<Increments>((fields, [field, by]) => put(fields, field.split('.'), by), {}),
  );
}
