import type { ErrorBody } from '@domain/errors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that translates an error, with the duration of a rate limit. */
export function useErrorText(): (error: Pick<ErrorBody, 'code'> & { retryAfter?: number | undefined }) => string {
  const { t } = useTranslation(['take-quiz', 'common']);
  return ({ code, retryAfter }) =>
    code === 'rate-limited' && retryAfter !== undefined
      ? t('rateLimited', { count: Math.max(1, Math.ceil(retryAfter / 60)) })
      : t(`common:error.${code}`);
}
