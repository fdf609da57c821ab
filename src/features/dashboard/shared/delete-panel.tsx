import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.tsx';
import type { Deletable } from './delete-item.ts';

/** Asks in place before deleting: a second dialog would hide what is being deleted. */
export function DeletePanel({
  kind,
  onConfirm,
  onCancel,
}: {
  kind: Deletable;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  return (
    <Stack gap={1} role="group" aria-label={t(`${kind}.deleteTitle`)}>
      <strong>{t(`${kind}.deleteTitle`)}</strong>
      <span>{t(`${kind}.deleteText`)}</span>
      <Row>
        <Button variant="contained" color="error" autoFocus onClick={onConfirm}>
          {t(`${kind}.deleteConfirm`)}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
