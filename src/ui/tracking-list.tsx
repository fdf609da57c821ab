import { mapLinkOf } from '@domain/tracking/describe.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';
import { styled } from './styled.ts';
import { type TrackingField, useTrackingRows } from './tracking-rows.ts';

const List = styled('dl')({
  margin: 0,
  padding: '4px 16px',
  borderRadius: 18,
  border: '2px solid var(--mui-palette-divider)',
  // side by side where the longest word of the value fits
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', padding: '6px 0' },
  '& > div + div': { borderTop: '1px dashed var(--mui-palette-divider)' },
  '& dt': { flex: '2 1 6.5rem', color: 'var(--mui-palette-text-secondary)', fontSize: '0.9375rem' },
  '& dd': { flex: '3 1 8rem', margin: 0, maxWidth: '100%', fontWeight: 600, overflowWrap: 'break-word' },
});

/** `missing` replaces unknown values; without it they are omitted. */
function Rows(props: {
  rows: Partial<Record<TrackingField, string | null | undefined>>;
  missing?: string | undefined;
}) {
  const { rows, missing } = props;
  const { t } = useTranslation('tracking-panel');
  const known = Object.entries(rows).flatMap(([name, value]) => {
    const text = value ?? missing;
    return text === undefined ? [] : [[name, text] as const];
  });
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`field.${name as TrackingField}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** Place and device of a sender, as far as known; the same for sender and recipient. */
export function TrackingList({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation('tracking-panel');
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
