import { asDomainError } from '@domain/errors.ts';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { markAllMessagesRead } from '../../../data/messages.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useSession } from '../../../session/state.ts';
import { notify } from '../../../stores/notices.ts';

/** Marks all messages as read; shown only while some are unread. */
export function MarkAllRead({ uid }: { uid: string }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const unread = useSession((state) => state.account?.inbox.unread ?? 0);
  const { isBusy, run } = useAsyncAction((error) => {
    const { code } = asDomainError(error);
    notify({ kind: 'error', title: t('messages.markFailedTitle'), description: common(`error.${code}`) });
    return null;
  });
  if (unread === 0) return null;
  const mark = () =>
    run(async () => {
      const outcome = await markAllMessagesRead(uid);
      if (outcome === 'later') {
        notify({ kind: 'info', title: t('messages.markedLaterTitle'), description: t('messages.markedLater') });
      }
    });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DoneAllRounded />}
      disabled={isBusy}
      onClick={() => void mark()}
    >
      {t('messages.markAll')}
    </Button>
  );
}
