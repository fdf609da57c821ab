import type { QuizType } from '@domain/games/index.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { useConnection } from '../../stores/connection.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useDrafts } from './draft-storage.ts';
import { publishAddress } from './steps.ts';

/** A guest's Save: says that the draft is safe, and leads to an account and back. */
export function AccountNeeded({ type, onClose }: { type: QuizType; onClose: () => void }) {
  const { t } = useTranslation('quiz-editor');
  const isOnline = useConnection((state) => state.isOnline);
  const isKept = useDrafts((state) => state.isKept);
  const texts = isOnline ? (isKept ? 'account' : 'account.notKept') : 'account.offline';
  const from = publishAddress(type);
  return (
    <AskDialog title={t(`${texts}.title`)} text={t(`${texts}.text`)} onClose={onClose}>
      {isOnline && (
        <>
          <Button variant="contained" size="large" component={Link} to={href.signIn({ mode: 'sign-up', from })}>
            {t('account.signUp')}
          </Button>
          <Button variant="outlined" size="large" component={Link} to={href.signIn({ mode: 'sign-in', from })}>
            {t('account.signIn')}
          </Button>
        </>
      )}
      <Button variant={isOnline ? 'text' : 'contained'} size="large" onClick={onClose}>
        {t('account.later')}
      </Button>
    </AskDialog>
  );
}
