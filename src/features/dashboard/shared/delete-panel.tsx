import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.tsx';

/** Asks, in place, before a message is deleted: a dialog above the dialog would hide what is being deleted. */
export function DeletePanel({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  return (
    <Stack gap={1} role="group" aria-label={t('messages.deleteTitle')}>
      <strong>{t('messages.deleteTitle')}</strong>
      <span>{t('messages.deleteText')}</span>
      <Row>
        <Button variant="contained" color="error" autoFocus onClick={onConfirm}>
          {t('messages.deleteConfirm')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
