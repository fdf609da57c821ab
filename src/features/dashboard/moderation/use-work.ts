import { asDomainError, type ErrorCode } from '@domain/errors.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { notify } from '../../../stores/notices.ts';

/**
 * Has something done by the server, once at a time. `problem` says in words why it was not; when the screen has gone
 * meanwhile, a notice does.
 */
export function useWork(kind: 'report' | 'block') {
  const { t } = useTranslation(['moderation', 'common']);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const isGone = useIsGone();
  const tellFailure = (description: string) => notify({ kind: 'error', title: t(`${kind}.failedTitle`), description });
  /** Returns what `work` returns, or null when it failed or was under way already. */
  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      const code = asDomainError(error).code;
      // what was typed is gone with the screen, which the errors' own words deny
      if (isGone()) tellFailure(t(code === 'not-found' ? 'messageGone' : 'openAgain'));
      setFailure(code);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const wordsOf = (code: ErrorCode) => {
    if (code === 'network') return t('needsNetwork');
    if (code === 'rate-limited' && kind === 'report') return t('report.tooMany');
    return code === 'not-found' ? t('messageGone') : t(`common:error.${code}`);
  };
  return { isBusy, run, isGone, tellFailure, problem: failure && wordsOf(failure) };
}
