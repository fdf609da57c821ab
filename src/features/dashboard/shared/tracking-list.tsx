import {
  browserOf,
  connectionOf,
  languagesOf,
  mapLinkOf,
  placeOf,
  sizeOf,
  systemOf,
} from '@domain/tracking/describe.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import MapRounded from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout.tsx';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0.5, 2),
  borderRadius: 18,
  border: '2px solid var(--mui-palette-divider)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 2fr) 3fr',
    gap: theme.spacing(1.5),
    padding: theme.spacing(0.75, 0),
  },
  '& > div + div': { borderTop: '1px dashed var(--mui-palette-divider)' },
  '& dt': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** The rows of one group by their label's key; null is not known and not shown. */
function useRows(tracking: Tracking) {
  const { t, i18n } = useTranslation('dashboard');
  const number = new Intl.NumberFormat(i18n.language);
  const count = (value: number | undefined) => (value === undefined ? null : number.format(value));
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? null : t(value ? 'tracking.yes' : 'tracking.no');
  const { timestamp, screen, viewport, deviceMemory, latitude, longitude } = tracking;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(timestamp);
  const place = {
    place: placeOf(tracking),
    coordinates: latitude === undefined || longitude === undefined ? null : `${latitude}, ${longitude}`,
    timezone: tracking.timezone,
    isp: tracking.isp,
    ip: tracking.ip,
  } as const;
  const device = {
    time: moment,
    device: tracking.device,
    os: systemOf(tracking) ?? tracking.platform,
    browser: browserOf(tracking),
    language: languagesOf(tracking),
    screen: sizeOf(screen),
    viewport: sizeOf(viewport),
    pixelRatio: count(screen?.pixelRatio),
    colorDepth: count(screen?.colorDepth),
    touchPoints: count(tracking.maxTouchPoints),
    cores: count(tracking.hardwareConcurrency),
    memory: deviceMemory === undefined ? null : t('tracking.gigabytes', { amount: number.format(deviceMemory) }),
    connection: connectionOf(tracking),
    cookies: yesNo(tracking.cookieEnabled),
    online: yesNo(tracking.onlineStatus),
    doNotTrack: yesNo(tracking.doNotTrack),
    referrer: tracking.referrer,
    userAgent: tracking.userAgent,
  } as const;
  return { place, device };
}

type Groups = ReturnType<typeof useRows>;
type Field = keyof Groups['place'] | keyof Groups['device'];

function Rows({ rows }: { rows: Partial<Record<Field, string | null | undefined>> }) {
  const { t } = useTranslation('dashboard');
  const known = Object.entries(rows).filter(([, value]) => value !== null && value !== undefined);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`tracking.field.${name as Field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** Place and device of somebody who answered or wrote, as far as they are known. */
export function TrackingList({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation('dashboard');
  const { place, device } = useRows(tracking);
  const map = mapLinkOf(tracking);
  return (
    <Stack gap={1.5}>
      <Rows rows={place} />
      {map && (
        <div>
          <Button component="a" href={map} target="_blank" rel="noopener noreferrer" startIcon={<MapRounded />}>
            {t('tracking.map')}
          </Button>
        </div>
      )}
      <Rows rows={device} />
      <small style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('tracking.note')}</small>
    </Stack>
  );
}
