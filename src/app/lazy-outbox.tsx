import { Suspense } from 'react';
import { savesData } from '../config/saves-data.ts';
import { tryTexts } from '../i18n/i18n.ts';
import { afterLoading, fetchAhead } from '../lib/after-loading.ts';
import { useOutbox } from '../outbox/store.ts';
import { useOpened } from '../ui/use-opened.ts';
import { lazyPart } from './lazy-page.ts';

const load = () => import('../outbox/view/outbox.tsx').then((m) => m.Outbox);
const Outbox = lazyPart(load, 'outbox');

/** Sends what is left from an earlier visit, and preloads the outbox's screen, which couldn't be loaded offline. */
export function startOutboxLater(): void {
  // with saved data only if there is something; whoever sends starts it, too
  afterLoading(
    async () =>
      (savesData() && !(await (await import('../outbox/device/queue.ts')).readItems()).length) ||
      (await import('../outbox/outbox.ts')).startOutbox(),
  );
  fetchAhead(() => Promise.all([load(), tryTexts('outbox')]));
}

/** The outbox's button in every header, while something is waiting. */
export function LazyOutbox() {
  const hasItems = useOutbox(({ items }) => items.length > 0);
  const { opened } = useOpened('outbox');
  return hasItems || opened !== null ? (
    <Suspense>
      <Outbox />
    </Suspense>
  ) : null;
}
