import { ageOf } from '@domain/time.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from './use-now.ts';

/** How long ago something was, in words; the exact moment is in the tooltip. `at` in milliseconds since 1970. */
export function TimeAgo({ at }: { at: number }) {
  const { t, i18n } = useTranslation('dashboard');
  const { unit, count } = ageOf(at, useNow());
  const date = new Date(at);
  const words = count === 0 ? t('time.now') : new Intl.RelativeTimeFormat(i18n.language).format(-count, unit);
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString(i18n.language)}>
      {words}
    </time>
  );
}
