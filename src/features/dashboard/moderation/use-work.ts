import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsGone } from '../../../lib/use-is-gone.ts';

/** Has something done by the server, once at a time. `problem` says in words why it was not. */
export function useWork() {
  const { t } = useTranslation(['moderation', 'common']);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const isGone = useIsGone();
  /** Gives what `work` gives, or null when it failed, was under way already, or the screen has gone meanwhile. */
  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setFailure(null);
    try {
      const result = await work();
      return isGone() ? null : result;
    } catch (error) {
      setFailure(error instanceof DomainError ? error.code : 'internal');
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const wordsOf = (code: ErrorCode) => {
    if (code === 'network') return t('needsNetwork');
    return code === 'not-found' ? t('messageGone') : t(`common:error.${code}`);
  };
  return { isBusy, run, problem: failure && wordsOf(failure) };
}
