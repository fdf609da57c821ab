import { type ReactNode, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { i18n, tryTexts } from '../../i18n/i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

interface Props {
  /** What to fill into the sign-in form, passed through the tab's storage rather than the address. */
  email: string | null;
  /** Where to go once signed out. */
  leaveTo: string;
  /** The way on without that. */
  children: ReactNode;
}

/** Signs out and leaves. If changes would be lost, returns how many and stays. */
async function leave({ email, leaveTo }: Omit<Props, 'children'>, givesUpChanges: boolean): Promise<number> {
  const { logOut } = await import('../../session/session.ts');
  if (email !== null) writeStored(STORAGE_KEYS.authForm, { name: '', email, phone: '' }, 'sessionStorage');
  const unsent = await logOut(leaveTo, givesUpChanges);
  if (unsent > 0) await tryTexts('dashboard');
  return unsent;
}

/** The options for a person signed in with another account than the link's. */
export function OtherAccount({ email, leaveTo, children }: Props) {
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
    leave({ email, leaveTo }, unsent > 0).then(stay, () => setIsSwitching(false));
  };
  return (
    <Row gap={1.5}>
      {unsent > 0 && (
        <Text role="alert" style={{ flexBasis: '100%' }}>
          {i18n.t('dashboard:offline.unsentTitle', { count: unsent })}
        </Text>
      )}
      {children}
      <Button variant="outlined" size="large" aria-disabled={isSwitching} onClick={change}>
        {t('switchAccount')}
      </Button>
    </Row>
  );
}
