import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Block } from '../block.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Changes the password, or sets a first one for Google users. */
export function PasswordBlock({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  return (
    <Block title={t('password.title')} state={{ text: t(hasPassword ? 'password.set' : 'password.none') }}>
      <Text small tone="quiet">
        {t(hasPassword ? 'password.text' : 'password.noneText')}
      </Text>
      {isOpen ? (
        <NewPasswordForm email={email} hasPassword={hasPassword} onDone={() => setIsOpen(false)} />
      ) : (
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => setIsOpen(true)}>
            {t(hasPassword ? 'password.change' : 'password.add')}
          </Button>
        </Row>
      )}
    </Block>
  );
}
