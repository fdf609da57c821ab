import type { Tracking } from './tracking.ts';

const joined = (separator: string, ...parts: readonly (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(separator) || null;

/** Returns a country's name in a language by its code; the stored name when there is no such code. */
function countryOf({ country, countryCode }: Tracking, language: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(countryCode ?? '')) return country ?? countryCode;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(countryCode ?? '') ?? country;
}

/** Returns "City, Region, Country" in a language, as far as known; null when nothing is. A city state is named once. */
export function placeOf(tracking: Tracking, language: string): string | null {
  const { city, region, country } = tracking;
  const isCityState = country !== undefined && country === city;
  return joined(', ', ...new Set([isCityState ? undefined : city, region, countryOf(tracking, language)]));
}

export function mapLinkOf({ latitude, longitude }: Tracking): string | null {
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=11/${latitude}/${longitude}`;
}

export const browserOf = ({ browser, browserVersion }: Tracking) => joined(' ', browser, browserVersion);
export const systemOf = ({ os, osVersion }: Tracking) => joined(' ', os, osVersion);
export const connectionOf = ({ connection }: Tracking) => joined(', ', connection?.type, connection?.effectiveType);

/** Returns a size such as "390 × 844", in CSS pixels. */
export const sizeOf = (size: { width: number; height: number } | undefined): string | null =>
  size ? `${size.width} × ${size.height}` : null;

export const languagesOf = ({ language, languages }: Tracking) =>
  joined(', ', ...new Set([language, ...(languages ?? [])]));
