import { asDomainError, type DomainError } from '@domain/errors.ts';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { notify } from '../../../stores/notices.ts';
import { withCode } from '../../../ui/request-code.tsx';

/**
 * Runs one server action at a time. `problem` is the translated failure; if the screen is gone by then, a notice shows
 * it.
 */
export function useWork(kind: 'report' | 'block') {
  const { t } = useTranslation(['moderation', 'common']);
  const isGone = useIsGone();
  const tellFailure = (description: string) => notify({ kind: 'error', title: t(`${kind}.failedTitle`), description });
  const { isBusy, run, problem } = useAsyncAction((error): DomainError => {
    const failure = asDomainError(error);
    // the input is gone with the screen, but the common error texts say it is safe
    if (isGone()) tellFailure(t(failure.code === 'not-found' ? 'messageGone' : 'openAgain'));
    return failure;
  });
  const wordsOf = (failure: DomainError) => {
    const { code } = failure;
    if (code === 'network') return t('needsNetwork');
    if (code === 'rate-limited' && kind === 'report') return t('report.tooMany');
    return code === 'not-found' ? t('messageGone') : withCode(t(`common:error.${code}`), failure);
  };
  return { isBusy, run, isGone, tellFailure, problem: problem && wordsOf(problem) };
}
