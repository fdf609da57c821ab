import type { DomainError } from '@domain/errors.ts';
import { useTranslation } from 'react-i18next';

/** Returns why saving failed, translated; null when it didn't. `isEdit`: for a stored quiz. */
export function useFailureText(failure: DomainError | null, isEdit: boolean): string | null {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  if (!failure) return null;
  const { code } = failure;
  if (isEdit && (code === 'not-found' || code === 'forbidden')) return t(`failure.${code}`);
  if (code === 'network') return t('failure.network');
  const text = common(`error.${code}`);
  // by this it is found in the log
  return failure.requestId ? `${text} ${t('failure.code', { id: failure.requestId })}` : text;
}
