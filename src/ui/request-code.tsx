import { type DomainError, isRateLimit } from '@domain/errors.ts';
import { ageOf } from '@domain/time.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './request-code.module.css';

type Failure = Pick<DomainError, 'code'> & Pick<Partial<DomainError>, 'requestId' | 'retryAfter'>;

function More({ failure: { code, requestId, retryAfter } }: { failure: Failure }) {
  const { t, i18n } = useTranslation();
  if (retryAfter && isRateLimit(code)) {
    // rounded up: who tries then isn't refused again
    const { unit, count } = ageOf(1, retryAfter * 1000);
    return t('errorUntil', { time: new Intl.RelativeTimeFormat(i18n.language).format(count + 1, unit) });
  }
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
export const withCode = (text: string, failure: Failure): ReactNode =>
  failure.requestId || failure.retryAfter ? (
    <>
      {text} <More failure={failure} />
    </>
  ) : (
    text
  );
