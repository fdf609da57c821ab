import type { Factor } from '@domain/auth/second-factor.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { removeFactor } from '../../../session/auth/second-factors.ts';
import { notify } from '../../../stores/notices.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

/** Asks before a second factor is removed, with a warning for the last one. */
export function RemoveFactor(props: { factor: Factor; isLast: boolean; onClose: () => void }) {
  const { factor, isLast, onClose } = props;
  const { t } = useTranslation(['account', 'common']);
  const { isBusy, problem, run } = useAuthWork();
  const remove = () =>
    run(async () => {
      if (!(await withRecentSignIn('two-step', () => removeFactor(factor)))) return;
      notify({ kind: 'info', title: t(isLast ? 'factor.removedLast' : 'factor.removed') });
      onClose();
      document.getElementById('two-step')?.focus(); // the pressed button is gone
    });
  return (
    <AppDialog title={t('factor.removeTitle')} onClose={onClose}>
      <Stack gap={2}>
        <Text>{t(isLast ? 'factor.removeLastText' : 'factor.removeText')}</Text>
        <ProblemNote problem={problem} />
        <Row gap={1.5} style={{ justifyContent: 'flex-end' }}>
          <Button variant="outlined" autoFocus onClick={onClose}>
            {t('factor.keep')}
          </Button>
          <Button variant="contained" color="error" aria-disabled={isBusy} onClick={() => void remove()}>
            {t(isBusy ? 'factor.removing' : 'factor.remove')}
          </Button>
        </Row>
      </Stack>
    </AppDialog>
  );
}
