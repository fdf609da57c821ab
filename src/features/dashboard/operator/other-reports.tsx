import { nameOf } from '@domain/moderation/open-case.ts';
import { kindOf, type Report } from '@domain/moderation/report.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { subscribeToReportsOf } from '../../../data/operator.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';

const PAGE = 20;

/** What else was reported of a creator, the newest first. */
export function OtherReports({ accusedId, except }: { accusedId: string; except: string }) {
  const { t } = useTranslation(['operator', 'moderation']);
  const { moment } = useFormats();
  const { state } = useLiveList<Report>(accusedId, PAGE, (max, next, fail) =>
    subscribeToReportsOf(accusedId, max, next, fail),
  );
  const others = state.status === 'ready' ? state.value.filter(({ id }) => id !== except) : [];
  if (state.status !== 'ready') return null;
  return (
    <Stack gap={1} as="section" aria-label={t('others')}>
      <Heading size={3} as="h3">
        {t('others')}
      </Heading>
      {others.length === 0 && <Text tone="quiet">{t('noOthers')}</Text>}
      {others.map((found) => (
        <Link
          key={found.id}
          to={{ search: `?case=${encodeURIComponent(nameOf({ on: 'report', found }))}` }}
          style={{ color: 'inherit' }}
        >
          {t(`kind.${kindOf(found)}`)} · {t(`moderation:report.reasons.${found.reason}`)} ·{' '}
          {t(`status.${found.status}`)} · {moment(found.reportedAt)}
        </Link>
      ))}
    </Stack>
  );
}
