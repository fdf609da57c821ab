import type { Place } from '@domain/tracking/tracking.ts';

const LENGTH = 120;
/** About a kilometre: the databases know no better, and more digits would look like a house. */
const perDegree = 100;

/** Reads a path inside a value of unknown shape. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const text = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, LENGTH)) || undefined;

function degrees(value: unknown, limit: number): number | undefined {
  const isDegree = typeof value === 'number' && Math.abs(value) <= limit;
  return isDegree ? Math.round(value * perDegree) / perDegree : undefined;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Intl throws at some codes that aren't two capital letters. */
const countryCodeOf = (value: unknown) => text(value)?.match(/^[A-Z]{2}$/)?.[0];

/** The fields of a place as a source has them. */
interface RawPlace {
  countryCode?: unknown;
  country?: unknown;
  region?: unknown;
  city?: unknown;
  latitude?: unknown;
  longitude?: unknown;
  timezone?: unknown;
}

/** Returns the valid fields. Without region or city, coordinates are a country's middle, where somebody lives. */
export function toPlace(raw: RawPlace): Place {
  const countryCode = countryCodeOf(raw.countryCode);
  const [region, city] = [text(raw.region), text(raw.city)];
  const [latitude, longitude] = [degrees(raw.latitude, 90), degrees(raw.longitude, 180)];
  const isNear = (region ?? city) !== undefined;
  const isPoint = isNear && latitude !== undefined && longitude !== undefined;
  const country = text(raw.country) ?? (countryCode && countryNames.of(countryCode));
  const timezone = isNear ? text(raw.timezone) : undefined;
  return {
    ...(country && { country }),
    ...(countryCode && { countryCode }),
    ...(region && { region }),
    ...(city && { city }),
    ...(isPoint && { latitude, longitude }),
    ...(timezone && { timezone }),
  };
}

/** Reads MaxMind's own layout, or the flat one of ip-location-db. */
export function placeOfRecord(record: unknown): Place {
  return toPlace({
    countryCode: at(record, 'country', 'iso_code') ?? at(record, 'country_code'),
    country: at(record, 'country', 'names', 'en'),
    region: at(record, 'subdivisions', 0, 'names', 'en') ?? at(record, 'state1'),
    city: at(record, 'city', 'names', 'en') ?? at(record, 'city'),
    latitude: at(record, 'location', 'latitude') ?? at(record, 'latitude'),
    longitude: at(record, 'location', 'longitude') ?? at(record, 'longitude'),
    timezone: at(record, 'location', 'time_zone') ?? at(record, 'timezone'),
  });
}

/** Reads the provider from MaxMind's ISP or ASN database. */
export function ispOfRecord(record: unknown): string | undefined {
  return text(at(record, 'isp')) ?? text(at(record, 'autonomous_system_organization'));
}
