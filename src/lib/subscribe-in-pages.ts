import type { DomainError } from '@domain/errors.ts';

/** What is known of a part of a list. */
export interface Part<Item, Cursor> {
  items: Item[];
  /** Where the next part begins; null for an empty part. */
  end: Cursor | null;
  /** As many as were asked for, so there may be more. */
  isFull: boolean;
  isFromCache: boolean;
}

interface Source<Item, Cursor> {
  /** How many items a part has. */
  size: number;
  /** Subscribes to the first `max` items after a cursor. */
  subscribe: (
    after: Cursor | null,
    max: number,
    next: (part: Part<Item, Cursor>) => void,
    fail: (error: DomainError) => void,
  ) => () => void;
  /** Whether one place in the list comes before another. */
  isBefore: (one: Cursor, other: Cursor) => boolean;
}

interface Open<Item, Cursor> extends Part<Item, Cursor> {
  after: Cursor | null;
  max: number;
  isKnown: boolean;
  stop: () => void;
}

const withoutCopies = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/**
 * Subscribes to the first `max` items of a list, part after part: what arrives together, the database's SDK stores in
 * one task of the main thread. `next` gets what has arrived so far; until that is all, it is "from the cache". Returns
 * a function that ends it.
 */
export function subscribeInParts<Item extends { id: string }, Cursor>(
  { size, subscribe, isBefore }: Source<Item, Cursor>,
  max: number,
  next: (items: Item[], isFromCache: boolean) => void,
  fail: (error: DomainError) => void,
): () => void {
  const parts: Open<Item, Cursor>[] = [];
  const tell = () => {
    const items = withoutCopies(parts.flatMap((part) => part.items)).slice(0, max);
    next(
      items,
      parts.some((part) => !part.isKnown || part.isFromCache),
    );
  };
  const listen = (part: Open<Item, Cursor>) => {
    const index = parts.indexOf(part);
    const take = (news: Part<Item, Cursor>) => {
      Object.assign(part, news, { isKnown: true });
      const follower = parts[index + 1];
      const asked = parts.reduce((sum, one) => sum + one.max, 0);
      if (part.isFull && part.end !== null) {
        if (!follower && asked < max) open(part.end, Math.min(size, max - asked));
        // what came in has pushed others out of this part, and the next one begins after them
        else if (follower?.after && isBefore(part.end, follower.after)) {
          part.stop();
          part.max += size;
          part.isKnown = false;
          listen(part);
        }
      }
      tell();
    };
    const refuse = (error: DomainError) => {
      // without a network, a device that knows no more has no more to show
      if (index === 0 || error.code !== 'network') fail(error);
      else take({ items: part.items, end: part.end, isFull: false, isFromCache: true });
    };
    part.stop = subscribe(part.after, part.max, take, refuse);
  };
  const open = (after: Cursor | null, wanted: number) => {
    const part = { after, max: wanted, items: [], end: null, isFull: false, isFromCache: true, isKnown: false };
    const opened = { ...part, stop: () => undefined };
    parts.push(opened);
    listen(opened);
  };
  open(null, Math.min(size, max));
  return () => {
    for (const part of parts) part.stop();
  };
}
