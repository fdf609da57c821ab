import { asDomainError } from '@domain/errors.ts';
import type { Reported, SentComplaint } from '@domain/moderation/report.ts';
import { reportAnything } from '../data/reports.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { withCode } from '../ui/request-code.tsx';

/** Returns what sends a report, and why the last one failed. `send` returns whether it got through. */
export function useReport(seed: string) {
  const { t } = useTranslation(['moderation', 'common']);
  const { isBusy, problem, run } = useAsyncAction((error) => {
    const failure = asDomainError(error);
    const { code } = failure;
    if (code === 'network') return t('needsNetwork');
    return code === 'rate-limited' ? t('report.tooMany') : withCode(t(`common:error.${code}`), failure);
  });
  const send = async (what: Reported, complaint: SentComplaint): Promise<boolean> =>
    (await run(() => reportAnything(what, complaint, seed).then(() => true))) === true;
  return { isBusy, problem, send };
}
