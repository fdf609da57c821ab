import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/sticker.tsx';
import { useFormats } from '../../../ui/use-formats.ts';

const MINUTE_MS = 60_000;
const SOON_MS = 30 * MINUTE_MS;

/** How long until a promise is due, in hours and minutes; late in red. The tooltip has the exact time. */
export function TimeLeft({ dueAt }: { dueAt: number }) {
  const { t } = useTranslation('operator');
  const { moment } = useFormats();
  const left = dueAt - useNow();
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  const length =
    minutes >= 60
      ? t('due.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
      : t('due.minutes', { minutes });
  return (
    <Badge
      as="time"
      color={left < 0 ? 'coral' : left < SOON_MS ? 'yellow' : undefined}
      title={moment(dueAt)}
      style={{ whiteSpace: 'nowrap' }}
    >
      {t(left < 0 ? 'due.late' : 'due.left', { length })}
    </Badge>
  );
}
