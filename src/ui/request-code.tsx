import { type DomainError, isRateLimit } from '@domain/errors.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './request-code.module.css';
import { useFormats } from './use-formats.ts';

function RequestCode({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <small className={css['code']}>
      {t('errorCode')} <code>{id}</code>
    </small>
  );
}

function TryAgain({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  return t('errorUntil', { when: useFormats().within(seconds) });
}

/**
 * Returns what is said of a failure: of a limit also when it lets through again, of an unexpected one the code by which
 * the request is in the log.
 */
export function withCode(text: string, { code, requestId, retryAfter }: Partial<DomainError>): ReactNode {
  if (isRateLimit(code) && retryAfter !== undefined)
    return (
      <>
        {text} <TryAgain seconds={retryAfter} />
      </>
    );
  if (requestId === undefined) return text;
  return (
    <>
      {text} <RequestCode id={requestId} />
    </>
  );
}
