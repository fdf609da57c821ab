import type { DomainError } from '@domain/errors.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withCode } from '../../ui/request-code.tsx';

/** Returns why saving failed, translated; null when it didn't. `isEdit`: for a stored quiz. */
export function useFailureText(failure: DomainError | null, isEdit: boolean): ReactNode {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  if (!failure) return null;
  const { code } = failure;
  if (isEdit && (code === 'not-found' || code === 'forbidden')) return t(`failure.${code}`);
  if (code === 'forbidden') return t('failure.removed');
  if (code === 'network' || code === 'age-required') return t(`failure.${code}`);
  return withCode(common(`error.${code}`), failure);
}
