import { asDomainError, type ErrorCode } from '@domain/errors.ts';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { notify } from '../../../stores/notices.ts';

/**
 * Has something done by the server, once at a time. `problem` says in words why it was not; when the screen has gone
 * meanwhile, a notice does.
 */
export function useWork(kind: 'report' | 'block') {
  const { t } = useTranslation(['moderation', 'common']);
  const isGone = useIsGone();
  const tellFailure = (description: string) => notify({ kind: 'error', title: t(`${kind}.failedTitle`), description });
  const { isBusy, run, problem } = useAsyncAction((error): ErrorCode => {
    const { code } = asDomainError(error);
    // what was typed is gone with the screen, which the errors' own words deny
    if (isGone()) tellFailure(t(code === 'not-found' ? 'messageGone' : 'openAgain'));
    return code;
  });
  const wordsOf = (code: ErrorCode) => {
    if (code === 'network') return t('needsNetwork');
    if (code === 'rate-limited' && kind === 'report') return t('report.tooMany');
    return code === 'not-found' ? t('messageGone') : t(`common:error.${code}`);
  };
  return { isBusy, run, isGone, tellFailure, problem: problem && wordsOf(problem) };
}
