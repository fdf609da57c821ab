import { asDomainError } from '@domain/errors.ts';
import type { Action } from '@domain/moderation/decision.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withCode } from '../../../ui/request-code.tsx';

/** Returns what to say of an error of an operator's call. */
export function useProblem(action?: Action): (error: unknown) => ReactNode {
  const { t } = useTranslation(['operator', 'common']);
  return (error) => {
    const failure = asDomainError(error);
    const { code } = failure;
    if (code === 'not-found' && action === 'put-back') return t('problem.nothingLeft');
    const isOwn = code === 'conflict' || code === 'not-found' || code === 'unavailable' || code === 'forbidden';
    return withCode(t(isOwn ? `problem.${code}` : `common:error.${code}`), failure);
  };
}
