import type { DomainError } from '@domain/errors.ts';
import { PLAYER_NAME_MAX } from '@domain/limits.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorNote } from '../ui/error-note.tsx';
import { Field } from '../ui/field.tsx';
import { withCode } from '../ui/request-code.tsx';

const EXPLAINED = ['required', 'too-long', 'taken'] as const;

interface Props {
  name: string;
  failure: DomainError | null;
  onName: (name: string) => void;
}

/** Asks a person who publishes without an account what friends call them. */
export function NameField({ name, failure, onName }: Props) {
  const { t } = useTranslation('mine');
  const problem = failure?.fields?.['name'];
  return (
    <Field
      label={t('live.name')}
      name="name"
      value={name}
      error={problem && t(`nameProblem.${EXPLAINED.find((each) => each === problem) ?? 'invalid'}`)}
      placeholder={t('live.namePlaceholder')}
      autoComplete="nickname"
      maxLength={PLAYER_NAME_MAX}
      required
      onChange={(event) => onName(event.target.value)}
    />
  );
}

/** Why something wasn't published; what is wrong with the name stands at its field. */
export function GoLiveError({ failure }: { failure: DomainError | null }) {
  const { t } = useTranslation('common');
  const isShown = failure !== null && failure.fields?.['name'] === undefined;
  return <ErrorNote text={isShown ? withCode(t(`error.${failure.code}`), failure) : null} />;
}
