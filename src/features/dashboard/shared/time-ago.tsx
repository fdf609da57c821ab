import { useTranslation } from 'react-i18next';
import { agoText } from '../../../lib/ago.ts';
import { useNow } from '../../../lib/use-now.ts';

/** How long ago something was, in words; the exact moment is in the tooltip. `at` in milliseconds since 1970. */
export function TimeAgo({ at }: { at: number }) {
  const { t, i18n } = useTranslation('dashboard');
  const date = new Date(at);
  const words = agoText(at, useNow(), i18n.language, t('time.now'));
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString(i18n.language)}>
      {words}
    </time>
  );
}
