import { mapLinkOf } from '@domain/tracking/describe.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';
import css from './tracking-list.module.css';
import { type TrackingField, useTrackingRows } from './tracking-rows.ts';

/** `missing` replaces unknown values; without it they are omitted. */
function Rows(props: {
  rows: Partial<Record<TrackingField, string | null | undefined>>;
  missing?: string | undefined;
}) {
  const { rows, missing } = props;
  const { t } = useTranslation('sender-panel');
  const known = Object.entries(rows).flatMap(([name, value]) => {
    const text = value ?? missing;
    return text === undefined ? [] : [[name, text] as const];
  });
  if (known.length === 0) return null;
  return (
    <dl className={css['list']}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`field.${name as TrackingField}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Place and device of a sender, as far as known; the same for sender and recipient. */
export function TrackingList({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation('sender-panel');
  const { place, device } = useTrackingRows(tracking);
  const map = mapLinkOf(tracking);
  return (
    <Stack gap={1.5}>
      <Rows rows={place} />
      {map && (
        <div>
          <Button variant="outlined" size="small" href={map} target="_blank" rel="noopener noreferrer">
            {t('map')}
          </Button>
        </div>
      )}
      <Rows rows={device} missing={tracking.doNotTrack ? t('notTold') : undefined} />
    </Stack>
  );
}
