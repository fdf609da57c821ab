import { asDomainError, type ErrorCode } from '@domain/errors.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { i18n } from '../i18n/i18n.ts';
import { saveFailureText } from '../i18n/save-failure.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { notify } from '../stores/notices.ts';
import { isOfflineNow } from '../stores/sync-status.ts';

export const codeOf = (error: unknown): ErrorCode => asDomainError(error).code;

/** Shows `saved`, also offline; a late refusal is shown and calls `onLateRefusal`. Throws a refusal in time. */
export async function saveOwn(work: Promise<void>, saved: string, onLateRefusal?: () => void): Promise<void> {
  const outcome = await withTimeout(work, isOfflineNow() ? 0 : PATIENCE_MS.save);
  if (outcome === 'done') {
    notify({ kind: 'info', title: saved });
    return;
  }
  const { t } = i18n;
  notify({ kind: 'info', title: t('profile-settings:later.title'), description: t('profile-settings:later.text') });
  work.catch((error: unknown) => {
    notify({
      kind: 'error',
      title: i18n.t('profile-settings:failed.title'),
      description: saveFailureText(codeOf(error)),
    });
    onLateRefusal?.();
  });
}
