import type { ErrorBody } from '@domain/errors.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { withCode } from '../../../ui/request-code.tsx';

/** Returns a function that translates why a message was refused. */
export function useRefusalText(): (failure: ErrorBody) => ReactNode {
  const { t } = useTranslation(['send-message', 'common']);
  return (failure) => {
    const { code } = failure;
    if (code === 'network') return t('common:error.network');
    if (code === 'internal' || code === 'conflict') return withCode(t('failed'), failure);
    if (code === 'not-found') return t('noProfile');
    // caused by people; everything else is our fault
    if (code === 'inbox-closed' || code === 'gone' || code === 'too-large') return t(`common:error.${code}`);
    return withCode(t('databaseError', { message: t(`common:error.${code}`) }), failure);
  };
}
