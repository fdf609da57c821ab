import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../ui/app-dialog.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';

interface Props {
  /** How many changes exist only on this device. */
  count: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before signing out discards changes that the server doesn't have. */
export function UnsentDialog({ count, onStay, onSignOut }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <AppDialog title={t('offline.unsentTitle', { count })} onClose={onStay}>
      <Stack gap={2}>
        <Text>{t('offline.unsentText')}</Text>
        <Row gap={1.5} style={{ justifyContent: 'flex-end' }}>
          <Button variant="outlined" autoFocus onClick={onStay}>
            {t('offline.stay')}
          </Button>
          <Button variant="contained" color="error" onClick={onSignOut}>
            {t('offline.signOut')}
          </Button>
        </Row>
      </Stack>
    </AppDialog>
  );
}
