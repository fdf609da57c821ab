import { PATIENCE_MS } from '@domain/patience.ts';
import { deleteMessage } from '../../../data/messages.ts';
import { deleteResponse } from '../../../data/responses.ts';
import { i18n, textIn } from '../../../i18n/i18n.ts';
import { withTimeout } from '../../../lib/with-timeout.ts';
import { notify } from '../../../stores/notices.ts';
import { isOfflineNow } from '../../../stores/sync-status.ts';

const DELETE = { messages: deleteMessage, responses: deleteResponse };
/** What a creator can delete of what was sent to them. */
export type Deletable = keyof typeof DELETE;

/** Deletes a message or a response and shows the outcome in a notice. Needs the dashboard's texts. */
export async function deleteItem(kind: Deletable, id: string): Promise<void> {
  const t = textIn(i18n.language, 'dashboard');
  const title = t(`${kind}.deletedTitle`);
  const deleted = DELETE[kind](id).then(
    () => notify({ kind: 'info', title }),
    () => notify({ kind: 'error', title: t(`${kind}.deleteFailedTitle`), description: t(`${kind}.deleteFailed`) }),
  );
  // resolves when the server has answered, which offline may be tomorrow
  const outcome = await withTimeout(deleted, isOfflineNow() ? 0 : PATIENCE_MS.save);
  if (outcome === 'waiting') notify({ kind: 'info', title, description: t(`${kind}.deletedLater`) });
}
