import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { doorTo } from './way-behind.ts';

/** Signs out here and opens the sign-in form with the other's address, which goes by the tab's storage, not the address bar. */
async function switchTo(email: string, from: string | null): Promise<void> {
  const { logOut } = await import('../../stores/session.ts');
  writeStored(STORAGE_KEYS.authForm, { name: '', email, phone: '' }, 'sessionStorage');
  await logOut(doorTo('sign-in', from));
}

/** The ways on for who is signed in as somebody else than the link was for. */
export function OtherAccount({ email, from }: { email: string; from: string | null }) {
  const { t } = useTranslation('auth-action');
  const [isSwitching, setIsSwitching] = useState(false);
  const change = () => {
    if (isSwitching) return;
    setIsSwitching(true);
    switchTo(email, from).catch(() => setIsSwitching(false));
  };
  return (
    <Row gap={1.5}>
      <Button variant="contained" size="large" to="/account">
        {t('toAccount')}
      </Button>
      <Button variant="outlined" size="large" aria-disabled={isSwitching} onClick={change}>
        {t('switchAccount')}
      </Button>
    </Row>
  );
}
