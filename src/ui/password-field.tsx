import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

type Props = Omit<Extract<ComponentProps<typeof Field>, { multiline?: false }>, 'type' | 'action' | 'label'> & {
  /** Defaults to "Password". */
  label?: string;
};

/** A password field with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      label={props.label ?? t('password')}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <Button
          type="button"
          variant="text"
          size="small"
          aria-label={t(isShown ? 'hidePasswordLabel' : 'showPasswordLabel')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          style={{ marginBlock: -8, marginInlineEnd: -12 }}
        >
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  );
}

/** Shows a password manager which account a form belongs to. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
);
