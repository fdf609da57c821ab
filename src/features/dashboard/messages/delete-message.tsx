import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMessage } from '../../../data/messages.ts';
import { useConnection } from '../../../stores/connection.ts';
import { notify } from '../../../stores/notices.ts';
import { Row, Stack } from '../../../ui/layout.tsx';

/** Deletes a message after a second tap, in place: a dialog above the dialog would hide what is being deleted. */
export function DeleteMessage({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    onDeleted();
    const deleted = deleteMessage(id).then(
      () => notify({ kind: 'info', title: t('messages.deletedTitle') }),
      () => notify({ kind: 'error', title: t('messages.deleteFailedTitle'), description: t('messages.deleteFailed') }),
    );
    // it resolves when the server has answered, and without a network that may be tomorrow
    if (useConnection.getState().isOnline) await deleted;
    else notify({ kind: 'info', title: t('messages.deletedTitle'), description: t('messages.deletedLater') });
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
