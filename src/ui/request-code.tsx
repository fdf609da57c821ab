import type { DomainError } from '@domain/errors.ts';
import { SWITCH_RETRY_S } from '@domain/limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './request-code.module.css';

type Failure = Pick<Partial<DomainError>, 'requestId' | 'retryAfter'>;

function More({ requestId, retryAfter = 0 }: Failure) {
  const { t } = useTranslation();
  // what is switched off says itself that it comes back
  if (retryAfter > SWITCH_RETRY_S) return t('errorUntil', { count: Math.ceil(retryAfter / 60) });
  return (
    requestId && (
      <small className={css['code']}>
        {t('errorCode')} <code>{requestId}</code>
      </small>
    )
  );
}

/**
 * Returns what is said of a failure: of a limit also when it ends, of an unexpected one the code by which the request is
 * in the log.
 */
export const withCode = (text: string, { requestId, retryAfter }: Failure): ReactNode =>
  requestId || retryAfter ? (
    <>
      {text} <More requestId={requestId} retryAfter={retryAfter} />
    </>
  ) : (
    text
  );
