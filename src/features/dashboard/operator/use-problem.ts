import { asDomainError } from '@domain/errors.ts';
import { useTranslation } from 'react-i18next';

/** Returns what to say of an error of an operator's call. */
export function useProblem(): (error: unknown) => string {
  const { t } = useTranslation(['operator', 'common']);
  return (error) => {
    const { code } = asDomainError(error);
    if (code === 'conflict' || code === 'not-found' || code === 'unavailable') return t(`problem.${code}`);
    return t(`common:error.${code}`);
  };
}
