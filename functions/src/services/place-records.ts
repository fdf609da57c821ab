import type { Place } from '@domain/tracking/tracking.ts';

const LENGTH = 120;
/** A hundredth of a degree is about a kilometre; the databases know no better, and more digits would look like a house. */
const perDegree = 100;

/** What lies at a path inside of a value of unknown shape. */
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

/** Two capital letters; other codes are no country, and Intl throws at some. */
const countryCodeOf = (value: unknown) => text(value)?.match(/^[A-Z]{2}$/)?.[0];

/** The fields of a place, as some source names them. */
export interface RawPlace {
  countryCode?: unknown;
  country?: unknown;
  region?: unknown;
  city?: unknown;
  latitude?: unknown;
  longitude?: unknown;
  timezone?: unknown;
}

/**
 * A place of what a source says, without what is missing or no such thing. Where neither region nor city is known, the
 * coordinates are the middle of the country and the time zone is a guess: somebody who lives there would be pointed at.
 */
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

/** The place in a record of a database: MaxMind's own layout, or the flat one of the bundled files. */
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

/** The provider in a record of MaxMind's ISP or ASN database. */
export function ispOfRecord(record: unknown): string | undefined {
  return text(at(record, 'isp')) ?? text(at(record, 'autonomous_system_organization'));
}
