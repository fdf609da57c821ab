import type { InputOf } from '@domain/api.ts';
import { i18n, tryTexts } from '../i18n/i18n.ts';
import { notify } from '../stores/notices.ts';
import {
  type About,
  changeItem,
  type OutboxItem,
  onOutboxChange,
  REMOVAL_NOTICE_MS,
  readItems,
  type SubmissionEndpoint,
} from './device/queue.ts';
import { useOutbox } from './store.ts';
import { enqueueAndWait, type Outcome } from './submission.ts';
import { startDelivering } from './sync.ts';

async function notifyOutcome({ endpoint, about: { title }, state }: OutboxItem): Promise<void> {
  await tryTexts('outbox');
  const description = i18n.t(`outbox:kind.${endpoint}`, { title });
  if (state === 'refused') notify({ kind: 'error', title: i18n.t('outbox:notice.refused'), description });
  else notify({ kind: 'info', title: i18n.t('outbox:notice.delivered'), description });
}

/** Returns whether an outcome is news: the person was shown that it is waiting, or its screen is gone. */
const isNews = (before: OutboxItem, { state, hasWaited }: OutboxItem) =>
  hasWaited && state !== 'waiting' && (before.state === 'waiting' || !before.hasWaited);

/** The ids of records removed on purpose, by any page. */
const removedIds = new Set<string>();

/** Restores a submission under its id in a database that was cleared, unless it was removed on purpose. */
function restore(item: OutboxItem): void {
  setTimeout(() => {
    if (!removedIds.has(item.id)) void changeItem(item.id, (there) => (there ? undefined : item));
  }, REMOVAL_NOTICE_MS);
}

async function refresh(): Promise<void> {
  const items = await readItems();
  const { isRead, items: before, withdrawn, found } = useOutbox.getState();
  const gone: string[] = [];
  for (const item of before) {
    const now = items.find(({ id }) => id === item.id);
    if (now && isNews(item, now)) void notifyOutcome(now);
    if (now || item.state === 'delivered') continue;
    // its own screen is still waiting and shows the outcome
    if (!item.hasWaited) continue;
    if (removedIds.has(item.id)) gone.push(item.id);
    else {
      items.push(item);
      restore(item);
    }
  }
  useOutbox.setState({
    isRead: true,
    items,
    found: isRead ? found : items.map(({ id }) => id),
    ...(gone.length > 0 && { withdrawn: [...withdrawn, ...gone] }),
  });
}
/** Reads the queue into the store. Never throws: on a temporary database failure the store stays unchanged. */
const refreshOutbox = () => refresh().catch(() => undefined);

let hasStarted = false;
/** Starts to follow the outbox and to deliver. Calling it again does nothing. */
export function startOutbox(): void {
  if (hasStarted) return;
  hasStarted = true;
  onOutboxChange((removed) => {
    if (removed) removedIds.add(removed.id);
    void refreshOutbox();
  });
  addEventListener('online', () => void refreshOutbox());
  void refreshOutbox();
  startDelivering();
}

/** Like `enqueueAndWait`. The caller's screen shows the outcome; once that `isGone`, the outbox does. */
export async function enqueue<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  about: About,
  isGone: () => boolean,
): Promise<Outcome<Name>> {
  startOutbox();
  removedIds.delete(input.id);
  useOutbox.setState(({ withdrawn }) => ({ withdrawn: withdrawn.filter((id) => id !== input.id) }));
  try {
    const outcome = await enqueueAndWait(endpoint, input, about, isGone);
    if (outcome.status === 'withdrawn')
      useOutbox.setState(({ withdrawn }) => ({ withdrawn: [...withdrawn, input.id] }));
    return outcome;
  } finally {
    await refreshOutbox();
  }
}
