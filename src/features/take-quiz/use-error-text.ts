import type { ErrorBody } from '@domain/errors.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withCode } from '../../ui/request-code.tsx';

/** Returns a function that translates an error, with the duration of a rate limit. `more`: what else is said. */
export function useErrorText(): (error: ErrorBody, more?: string) => ReactNode {
  const { t } = useTranslation(['take-quiz', 'common']);
  return (error, more = '') => {
    const { code, retryAfter } = error;
    const text =
      code === 'rate-limited' && retryAfter !== undefined
        ? t('rateLimited', { count: Math.max(1, Math.ceil(retryAfter / 60)) })
        : t(`common:error.${code}`);
    return withCode(`${text} ${more}`.trim(), error);
  };
}
