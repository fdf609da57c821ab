import { requestCleanUp } from '../services/quiz-clean-up.ts';
import { requestRecount } from '../services/recounts.ts';
import type { DocumentWrite } from '../support/background.ts';

/**
 * A quiz came, went or changed its visibility: its owner is counted anew; all that hung on the quiz goes with it. One that was
 * edited has other answers to count. Any other write is left alone: a recount writes to the quiz itself.
 */
export async function onQuizWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const ownerId = (after ?? before)?.['ownerId'] as string | undefined;
  const isEdited = before && after && before['revision'] !== after['revision'];
  const changesProfile = before?.['isPublic'] !== after?.['isPublic'];
  await Promise.all([
    isEdited && requestRecount({ kind: 'insights', id }),
    changesProfile && ownerId && requestRecount({ kind: 'profile', id: ownerId }),
    before && !after && requestCleanUp(id),
  ]);
}
