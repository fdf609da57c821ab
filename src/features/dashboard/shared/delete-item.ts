import { SAVE_PATIENCE_MS } from '@domain/limits.ts';
import { deleteMessage } from '../../../data/messages.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { withPatience } from '../../../lib/patience.ts';
import { isOfflineNow } from '../../../stores/freshness.ts';
import { notify } from '../../../stores/notices.ts';

/** Deletes a message and says in a notice what became of it. Needs the texts of the dashboard. */
export async function removeMessage(id: string): Promise<void> {
  const t = i18n.getFixedT(null, 'dashboard');
  const title = t('messages.deletedTitle');
  const deleted = deleteMessage(id).then(
    () => notify({ kind: 'info', title }),
    () => notify({ kind: 'error', title: t('messages.deleteFailedTitle'), description: t('messages.deleteFailed') }),
  );
  // it resolves when the server has answered, and without a network that may be tomorrow
  const outcome = await withPatience(deleted, isOfflineNow() ? 0 : SAVE_PATIENCE_MS);
  if (outcome === 'waiting') notify({ kind: 'info', title, description: t('messages.deletedLater') });
}
