import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { useAccount } from './use-account.ts';

/** A part that shows account data, or that it can't be read. */
export function OfAccount(props: { uid: string; unread: string; children: (account: AccountActivity) => ReactNode }) {
  const { uid, unread, children } = props;
  const { t } = useTranslation();
  const { state, retry } = useAccount(uid);
  if (state.status === 'ready') return children(state.value);
  if (state.status === 'loading') return <LoadingState label={t('loading')} heights={[120]} />;
  const again = (
    <Button variant="outlined" size="small" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return <ErrorNote text={unread} action={again} />;
}
