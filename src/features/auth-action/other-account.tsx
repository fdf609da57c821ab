import { useState } from 'react';
import { href } from '../../config/href.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { i18n, tryTexts } from '../../i18n/i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { doorTo } from './after-action.ts';

/**
 * Signs out and opens the sign-in form with the other email, passed through the tab's storage rather than the address.
 * If changes would be lost, returns how many and stays.
 */
async function switchTo(email: string, from: string | null, givesUpChanges: boolean): Promise<number> {
  const { logOut } = await import('../../session/session.ts');
  writeStored(STORAGE_KEYS.authForm, { name: '', email, phone: '' }, 'sessionStorage');
  const unsent = await logOut(doorTo('sign-in', from), givesUpChanges);
  if (unsent > 0) await tryTexts('dashboard');
  return unsent;
}

/** The options for a person signed in with another account than the link's. */
export function OtherAccount({ email, from }: { email: string; from: string | null }) {
  const { t } = useTranslation('auth-action');
  const [unsent, setUnsent] = useState(0);
  const [isSwitching, setIsSwitching] = useState(false);
  const change = () => {
    if (isSwitching) return;
    setIsSwitching(true);
    const stay = (left: number) => {
      setUnsent(left);
      setIsSwitching(left === 0);
    };
    switchTo(email, from, unsent > 0).then(stay, () => setIsSwitching(false));
  };
  return (
    <Row gap={1.5}>
      {unsent > 0 && (
        <Text role="alert" style={{ flexBasis: '100%' }}>
          {i18n.t('dashboard:offline.unsentTitle', { count: unsent })}
        </Text>
      )}
      <Button variant="contained" size="large" to={href.page('account')}>
        {t('toAccount')}
      </Button>
      <Button variant="outlined" size="large" aria-disabled={isSwitching} onClick={change}>
        {t('switchAccount')}
      </Button>
    </Row>
  );
}
