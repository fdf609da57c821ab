import { ageOf, shortAgeOf } from '@domain/time.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { useFormats } from '../../../ui/use-formats.ts';

interface Props {
  /** Milliseconds since 1970. */
  at: number;
  /** Uses days however many there are, as a quiz's own page does, instead of weeks. */
  inDays?: boolean;
}

/** The age of something in short form (5m ago); the tooltip has the exact time. */
export function TimeAgo({ at, inDays = false }: Props) {
  const { t } = useTranslation('dashboard');
  const { moment } = useFormats();
  const { unit, count } = (inDays ? shortAgeOf : ageOf)(at, useNow());
  return (
    <time dateTime={new Date(at).toISOString()} title={moment(at)} style={{ whiteSpace: 'nowrap' }}>
      {count === 0 ? t('time.now') : t(`time.${unit}`, { n: count })}
    </time>
  );
}
