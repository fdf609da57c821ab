import type { Waiting } from '@domain/standing.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormats } from './use-formats.ts';

/** Returns the texts about a waiting submission: the reason (`news`), and what its sender can `expect`. */
export function useWaitingText(): (waiting: Waiting) => { news: string; expect: string } {
  const { t } = useTranslation();
  const { time } = useFormats();
  const why = (waiting: Waiting) =>
    'code' in waiting
      ? t(`error.${waiting.code}`)
      : 'until' in waiting
        ? t(`outbox.${waiting.kind}`, { time: time(waiting.until) })
        : t(`outbox.${waiting.kind}`);
  const expectation = (waiting: Waiting) => {
    const { kind, isKept } = waiting;
    if (!isKept) return t('outbox.notKept');
    if (kind === 'unverified') return t('error.app-check-required');
    if (kind === 'offline') return t('outbox.reopen');
    return t(kind === 'off' || 'until' in waiting ? 'outbox.byItself' : 'outbox.keepTrying');
  };
  return (waiting) => ({
    news: waiting.isKept ? `${t('outbox.saved')} ${why(waiting)}` : why(waiting),
    expect: expectation(waiting),
  });
}
