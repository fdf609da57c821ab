import { CIRCLE_QUESTIONS } from '@domain/limits.ts';
import { isText, listOf, shaped } from '@domain/type-guards.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { ifFits, storedValue } from '../../lib/storage.ts';

/** A circle being made, kept until it is. */
export interface NewCircle {
  id: string;
  key: string;
  /** Null until it is typed. */
  name: string;
  /** Ready questions, by id. */
  ready: readonly string[];
}

const { read, write } = storedValue(
  ifFits(shaped<NewCircle>({ id: isText, key: isText, name: isText, ready: listOf(isText) })),
  STORAGE_KEYS.circle('new'),
);
export const storeNewCircle = (circle: NewCircle | null): void => void write(circle);

/** Returns one of `pool` that isn't `taken`; undefined when all are. */
export function drawOther(pool: readonly string[], taken: readonly string[], random = Math.random): string | undefined {
  const free = pool.filter((id) => !taken.includes(id));
  return free[Math.floor(random() * free.length)];
}

/** Returns the circle that was being made here, or a new one with ready questions drawn from `pool`. */
export function beginCircle(pool: readonly string[], name: string): NewCircle {
  const kept = read();
  if (kept && kept.ready.length === CIRCLE_QUESTIONS && kept.ready.every((id) => pool.includes(id))) return kept;
  const ready: string[] = [];
  while (ready.length < CIRCLE_QUESTIONS) {
    const drawn = drawOther(pool, ready);
    if (drawn === undefined) break;
    ready.push(drawn);
  }
  return { id: crypto.randomUUID(), key: crypto.randomUUID(), name, ready };
}
