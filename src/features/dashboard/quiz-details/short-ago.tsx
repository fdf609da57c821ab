import { shortAgeOf } from '@domain/time.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';

/** How long ago something was, as short as it gets (5m ago); the exact moment is in the tooltip. `at` in milliseconds since 1970. */
export function ShortAgo({ at }: { at: number }) {
  const { t, i18n } = useTranslation('quiz-details');
  const { unit, count } = shortAgeOf(at, useNow());
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString(i18n.language)}>
      {count === 0 ? t('ago.now') : t(`ago.${unit}`, { n: count })}
    </time>
  );
}
