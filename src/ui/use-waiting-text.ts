import type { Waiting } from '@domain/standing.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

/** Returns what to tell about a submission that waits: the `news` of why, and what its sender can `expect`. */
export function useWaitingText(): (waiting: Waiting) => { news: string; expect: string } {
  const { t } = useTranslation();
  const { time } = useFormats();
  const why = (waiting: Waiting) =>
    waiting.kind === 'limited' ? t('outbox.limited', { time: time(waiting.until) }) : t(`outbox.${waiting.kind}`);
  const expectation = ({ kind, isKept }: Waiting) => {
    if (!isKept) return t('outbox.notKept');
    if (kind === 'unverified') return t('error.app-check-required');
    return t(kind === 'offline' || kind === 'limited' ? 'outbox.byItself' : 'outbox.keepTrying');
  };
  return (waiting) => ({
    news: waiting.isKept ? `${t('outbox.saved')} ${why(waiting)}` : why(waiting),
    expect: expectation(waiting),
  });
}
