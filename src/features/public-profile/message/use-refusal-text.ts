import type { ErrorCode } from '@domain/errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Returns a function that translates why a message was refused. */
export function useRefusalText(): (code: ErrorCode) => string {
  const { t } = useTranslation(['send-message', 'common']);
  return (code) => {
    if (code === 'network') return t('common:error.network');
    if (code === 'internal' || code === 'conflict') return t('failed');
    if (code === 'not-found') return t('noProfile');
    // caused by people; everything else is our fault
    if (code === 'inbox-closed' || code === 'gone' || code === 'too-large') return t(`common:error.${code}`);
    return t('databaseError', { message: t(`common:error.${code}`) });
  };
}
