import { paths } from '@domain/paths.ts';
import { deletePrivate } from '../db/private.ts';
import { requestRecount } from '../services/recounts.ts';
import type { DocumentWrite } from '../support/background.ts';

/**
 * A message came, was read or went: the inbox is counted anew, and with it goes what was kept privately of it. The mark
 * of one that was not delivered is in no inbox.
 */
export async function onMessageWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const recipientId = (after ?? before)?.['recipientId'] as string | null | undefined;
  await Promise.all([
    recipientId && requestRecount({ kind: 'inbox', id: recipientId }),
    !after && deletePrivate(paths.message(id)),
  ]);
}
