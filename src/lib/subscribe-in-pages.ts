import type { DomainError } from '@domain/errors.ts';

export interface ListPage<Item, Cursor> {
  items: Item[];
  /** Where the next page begins; null for an empty page. */
  end: Cursor | null;
  /** As many as were asked for, so there may be more. */
  isFull: boolean;
  isFromCache: boolean;
}

interface Source<Item, Cursor> {
  size: number;
  subscribe: (
    after: Cursor | null,
    max: number,
    next: (page: ListPage<Item, Cursor>) => void,
    fail: (error: DomainError) => void,
  ) => () => void;
  isBefore: (one: Cursor, other: Cursor) => boolean;
}

interface Open<Item, Cursor> extends ListPage<Item, Cursor> {
  after: Cursor | null;
  max: number;
  isKnown: boolean;
  stop: () => void;
}

const withoutCopies = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Subscribes page after page, each in one task. `next` gets what there is, "from the cache" until that is all. */
export function subscribeInPages<Item extends { id: string }, Cursor>(
  { size, subscribe, isBefore }: Source<Item, Cursor>,
  max: number,
  next: (items: Item[], isFromCache: boolean) => void,
  fail: (error: DomainError) => void,
): () => void {
  const pages: Open<Item, Cursor>[] = [];
  const tell = () => {
    const items = withoutCopies(pages.flatMap((page) => page.items)).slice(0, max);
    next(
      items,
      pages.some((page) => !page.isKnown || page.isFromCache),
    );
  };
  const listen = (page: Open<Item, Cursor>) => {
    const index = pages.indexOf(page);
    const take = (news: ListPage<Item, Cursor>) => {
      Object.assign(page, news, { isKnown: true });
      const follower = pages[index + 1];
      const asked = pages.reduce((sum, one) => sum + one.max, 0);
      if (page.isFull && page.end !== null) {
        if (!follower && asked < max) open(page.end, Math.min(size, max - asked));
        // what came in has pushed others out of this page, and the next one begins after them
        else if (follower?.after && isBefore(page.end, follower.after)) {
          page.stop();
          page.max += size;
          page.isKnown = false;
          listen(page);
        }
      }
      tell();
    };
    const refuse = (error: DomainError) => {
      // without a network, a device that knows no more has no more to show
      if (index === 0 || error.code !== 'network') fail(error);
      else take({ items: page.items, end: page.end, isFull: false, isFromCache: true });
    };
    page.stop = subscribe(page.after, page.max, take, refuse);
  };
  const open = (after: Cursor | null, wanted: number) => {
    const page = { after, max: wanted, items: [], end: null, isFull: false, isFromCache: true, isKnown: false };
    const opened = { ...page, stop: () => undefined };
    pages.push(opened);
    listen(opened);
  };
  open(null, Math.min(size, max));
  return () => {
    for (const page of pages) page.stop();
  };
}
