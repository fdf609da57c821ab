import type { InputOf } from '@domain/api.ts';
import {
  type About,
  type OutboxItem,
  onOutboxChange,
  readItems,
  type SubmissionEndpoint,
} from '../data/offline/outbox-items.ts';
import { type Submitted, startPump, submit } from '../data/outbox.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from './notices.ts';
import { useOutbox } from './outbox-state.ts';

/** Says what has become of something that waited, when it is decided under the person's eyes. */
async function tell({ endpoint, about: { title }, state }: OutboxItem): Promise<void> {
  await i18n.loadNamespaces('outbox');
  const description = i18n.t(`outbox:kind.${endpoint}`, { title });
  if (state === 'refused') notify({ kind: 'error', title: i18n.t('outbox:notice.refused'), description });
  else notify({ kind: 'info', title: i18n.t('outbox:notice.delivered'), description });
}

async function refresh(): Promise<void> {
  const items = await readItems();
  const { items: before, withdrawn } = useOutbox.getState();
  const gone: string[] = [];
  const decided: OutboxItem[] = [];
  for (const { id, state } of before.filter((item) => item.hasWaited && item.state !== 'delivered')) {
    const now = items.find((item) => item.id === id);
    if (!now) gone.push(id);
    else if (state === 'waiting' && now.state !== 'waiting') decided.push(now);
  }
  useOutbox.setState({ items, ...(gone.length > 0 && { withdrawn: [...withdrawn, ...gone] }) });
  for (const item of decided) void tell(item);
}

let hasStarted = false;
/** Starts to follow the outbox and to keep it moving. Calling it again does nothing. */
export function startOutbox(): void {
  if (hasStarted) return;
  hasStarted = true;
  onOutboxChange(() => void refresh());
  void refresh();
  startPump();
}

/**
 * Hands a submission in, as `submit` does; when this resolves the store knows of it. What waits is told of by the
 * caller's screen, and from then on by the outbox.
 */
export async function handIn<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  about: About,
): Promise<Submitted<Name>> {
  startOutbox();
  useOutbox.setState(({ withdrawn }) => ({ withdrawn: withdrawn.filter((id) => id !== input.id) }));
  try {
    return await submit(endpoint, input, about);
  } finally {
    await refresh();
  }
}
