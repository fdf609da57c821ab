import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';

type Props = Omit<Extract<ComponentProps<typeof Field>, { multiline?: false }>, 'type' | 'action' | 'label'>;

/** A password with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      label={t('password')}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <Button
          variant="text"
          size="small"
          aria-label={t(isShown ? 'hidePasswordLabel' : 'showPasswordLabel')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          sx={{ my: -1, mr: -1.5 }}
        >
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  );
}
