import { USERNAME_MAX, USERNAME_MIN } from '@domain/limits.ts';
import type { UsernameProblem } from '@domain/profiles/new-username.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Availability } from '../lib/use-availability.ts';
import { Field } from './field.tsx';
import css from './username-field.module.css';

interface Props {
  autoFocus?: boolean;
  value: string;
  problem: UsernameProblem | null;
  availability: Availability;
  action?: ReactNode;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** The field for a new username; shows whether it is available. */
export function UsernameField({ problem, availability, onChange, ...props }: Props) {
  const { t } = useTranslation('names');
  const bounds = { min: USERNAME_MIN, max: USERNAME_MAX };
  const notes: Readonly<Record<Availability, ReactNode>> = {
    unasked: t('username.help', bounds),
    checking: t('username.checking'),
    free: <strong className={css['free']}>{t('username.free')}</strong>,
    taken: null,
    unknown: t('username.unknown'),
  };
  return (
    <Field
      {...props}
      name="username"
      label={t('username.label')}
      error={problem ? t(`username.problem.${problem}`, bounds) : undefined}
      help={<span role="status">{notes[availability]}</span>}
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
