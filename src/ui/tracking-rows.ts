import { browserOf, connectionOf, languagesOf, placeOf, sizeOf, systemOf } from '@domain/tracking/describe.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormats } from './use-formats.ts';

/** The server's name for a device of unknown model, alone or after its maker's name. */
const TYPE = /\b(?:mobile|tablet|desktop|tv)$/;
type DeviceType = 'mobile' | 'tablet' | 'desktop' | 'tv';

/** Returns the rows of each group by their label's key; null is unknown and not shown. */
export function useTrackingRows(tracking: Tracking) {
  const { t } = useTranslation('sender-panel');
  const { locale, number, moment } = useFormats();
  const count = (value: number | undefined) => (value === undefined ? null : number(value));
  const yesNo = (value: boolean | undefined) => (value === undefined ? null : t(value ? 'yes' : 'no'));
  const { timestamp, screen, viewport, deviceMemory, latitude, longitude } = tracking;
  const place = {
    place: placeOf(tracking, locale),
    coordinates: latitude === undefined || longitude === undefined ? null : `${latitude}, ${longitude}`,
    timezone: tracking.timezone,
    isp: tracking.isp,
    ip: tracking.isAddressUnproved ? t('unproved', { address: tracking.ip }) : tracking.ip,
  } as const;
  const device = {
    time: moment(timestamp),
    device: tracking.device?.replace(TYPE, (type) => t(`deviceType.${type as DeviceType}`)),
    os: systemOf(tracking) ?? tracking.platform,
    browser: browserOf(tracking),
    language: languagesOf(tracking),
    screen: sizeOf(screen),
    viewport: sizeOf(viewport),
    pixelRatio: count(screen?.pixelRatio),
    colorDepth: count(screen?.colorDepth),
    touchPoints: count(tracking.maxTouchPoints),
    cores: count(tracking.hardwareConcurrency),
    memory: deviceMemory === undefined ? null : t('gigabytes', { amount: number(deviceMemory) }),
    connection: connectionOf(tracking),
    cookies: yesNo(tracking.cookieEnabled),
    online: yesNo(tracking.onlineStatus),
    doNotTrack: yesNo(tracking.doNotTrack),
    referrer: tracking.referrer,
    userAgent: tracking.userAgent,
  } as const;
  return { place, device };
}

type Groups = ReturnType<typeof useTrackingRows>;
export type TrackingField = keyof Groups['place'] | keyof Groups['device'];
