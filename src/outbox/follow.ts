import type { InputOf } from '@domain/api.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../stores/notices.ts';
import {
  type About,
  changeItem,
  type OutboxItem,
  onOutboxChange,
  REMOVED_WORD_MS,
  readItems,
  type SubmissionEndpoint,
} from './device/queue.ts';
import { useOutbox } from './store.ts';
import { type Submitted, startPump, submit } from './submission.ts';

/** Says what has become of something that waited, when it is decided under the person's eyes. */
async function tell({ endpoint, about: { title }, state }: OutboxItem): Promise<void> {
  await i18n.loadNamespaces('outbox');
  const description = i18n.t(`outbox:kind.${endpoint}`, { title });
  if (state === 'refused') notify({ kind: 'error', title: i18n.t('outbox:notice.refused'), description });
  else notify({ kind: 'info', title: i18n.t('outbox:notice.delivered'), description });
}

/** Whether an outcome is news to the person: it waited, or the screen it was made on is gone. */
const isNews = (before: OutboxItem, { state, hasWaited }: OutboxItem) =>
  hasWaited && state !== 'waiting' && (before.state === 'waiting' || !before.hasWaited);

/** What was taken out on purpose, by whichever page. */
const takenOut = new Set<string>();

/** Somebody or something has cleared the database: what this page shows as waiting goes back into it, under its id. */
function restore(item: OutboxItem): void {
  setTimeout(() => {
    if (!takenOut.has(item.id)) void changeItem(item.id, (there) => (there ? undefined : item));
  }, REMOVED_WORD_MS);
}

async function refresh(): Promise<void> {
  const items = await readItems();
  const { isRead, items: before, withdrawn, found } = useOutbox.getState();
  const gone: string[] = [];
  for (const item of before) {
    const now = items.find(({ id }) => id === item.id);
    if (now && isNews(item, now)) void tell(now);
    if (now || item.state === 'delivered') continue;
    // what is taken out while its screen waits for it, the screen itself tells
    if (!item.hasWaited) continue;
    if (takenOut.has(item.id)) gone.push(item.id);
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
// the database fails for the moment: what is known stays
const look = () => refresh().catch(() => undefined);

let hasStarted = false;
/** Starts to follow the outbox and to keep it moving. Calling it again does nothing. */
export function startOutbox(): void {
  if (hasStarted) return;
  hasStarted = true;
  onOutboxChange((removed) => {
    if (removed) takenOut.add(removed.id);
    void look();
  });
  addEventListener('online', () => void look());
  void look();
  startPump();
}

/**
 * Hands a submission in, as `submit` does; when this resolves the store knows of it. What waits is told of by the
 * caller's screen, and from then on, or once that screen `isGone`, by the outbox.
 */
export async function handIn<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  about: About,
  isGone: () => boolean,
): Promise<Submitted<Name>> {
  startOutbox();
  takenOut.delete(input.id);
  useOutbox.setState(({ withdrawn }) => ({ withdrawn: withdrawn.filter((id) => id !== input.id) }));
  try {
    const outcome = await submit(endpoint, input, about, isGone);
    if (outcome.status === 'withdrawn')
      useOutbox.setState(({ withdrawn }) => ({ withdrawn: [...withdrawn, input.id] }));
    return outcome;
  } finally {
    await look();
  }
}
