import { SAVE_PATIENCE_MS } from '@domain/limits.ts';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMessage } from '../../../data/messages.ts';
import { withPatience } from '../../../lib/patience.ts';
import { isOfflineNow } from '../../../stores/freshness.ts';
import { notify } from '../../../stores/notices.ts';
import { Row, Stack } from '../../../ui/layout.tsx';

/** Deletes a message after a second tap, in place: a dialog above the dialog would hide what is being deleted. */
export function DeleteMessage({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    onDeleted();
    const title = t('messages.deletedTitle');
    const deleted = deleteMessage(id).then(
      () => notify({ kind: 'info', title }),
      () => notify({ kind: 'error', title: t('messages.deleteFailedTitle'), description: t('messages.deleteFailed') }),
    );
    // it resolves when the server has answered, and without a network that may be tomorrow
    const outcome = await withPatience(deleted, isOfflineNow() ? 0 : SAVE_PATIENCE_MS);
    if (outcome === 'waiting') notify({ kind: 'info', title, description: t('messages.deletedLater') });
  };
  if (!isAsking) {
    return (
      <div>
        <Button variant="text" color="error" startIcon={<DeleteOutlineRounded />} onClick={() => setIsAsking(true)}>
          {t('messages.delete')}
        </Button>
      </div>
    );
  }
  return (
    <Stack gap={1} role="group" aria-label={t('messages.deleteTitle')}>
      <strong>{t('messages.deleteTitle')}</strong>
      <span>{t('messages.deleteText')}</span>
      <Row>
        <Button variant="contained" color="error" autoFocus onClick={() => void remove()}>
          {t('messages.deleteConfirm')}
        </Button>
        <Button variant="outlined" onClick={() => setIsAsking(false)}>
          {common('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
