import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './request-code.module.css';

function RequestCode({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <small className={css['code']}>
      {t('errorCode')} <code>{id}</code>
    </small>
  );
}

/** Returns what is said of a failure, after an unexpected one with the code by which the request is in the log. */
export function withCode(text: string, { requestId }: { requestId?: string | undefined }): ReactNode {
  if (requestId === undefined) return text;
  return (
    <>
      {text} <RequestCode id={requestId} />
    </>
  );
}
