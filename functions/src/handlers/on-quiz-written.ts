import { paths } from '@domain/paths.ts';
import { deletePrivate } from '../db/private.ts';
import { requestRecount } from '../services/recounts.ts';
import type { DocumentWrite } from '../support/background.ts';

/**
 * A quiz came, went or changed its visibility: its owner is counted anew; keys and lock go with the quiz. Any other
 * write is left alone: a recount writes to the quiz itself.
 */
export async function onQuizWritten({ id, before, after }: DocumentWrite): Promise<void> {
  if (before && after && before['isPublic'] === after['isPublic']) return;
  const ownerId = (after ?? before)?.['ownerId'] as string | undefined;
  await Promise.all([
    ownerId && requestRecount({ kind: 'profile', id: ownerId }),
    !after && deletePrivate(paths.quiz(id)),
  ]);
}
