import type { Place } from '@domain/tracking/tracking.ts';
import { toPlace } from './place-records.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What App Engine writes for an unknown place. */
const UNKNOWN = /^(?:ZZ|\?|0+(?:\.0+)?,0+(?:\.0+)?)$/;

/** A load balancer's header names are the operator's choice: docs/operations/deploy.md prescribes these. */
const PREFIX = { appengine: 'x-appengine-', 'load-balancer': 'x-client-geo-' } as const;

/** App Engine writes cities in lower case. */
const capitalized = (city: string | undefined) => city?.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const withoutPrefix = (text: string | undefined, prefix: string | undefined) =>
  text && prefix && text.startsWith(prefix) && text.length > prefix.length ? text.slice(prefix.length) : text;

/** Returns the place from headers that the platform sets on every request; elsewhere a sender could write them. */
export function placeFromHeaders(headers: Headers, platform: keyof typeof PREFIX): Place {
  const header = (name: string) => {
    const value = headers[PREFIX[platform] + name];
    return typeof value === 'string' && !UNKNOWN.test(value.trim()) ? value.trim() : undefined;
  };
  const countryCode = header('country')?.toUpperCase();
  const [latitude, longitude] = (header('citylatlong') ?? '').split(',').map((part) => Number.parseFloat(part));
  const city = header('city');
  return toPlace({
    countryCode,
    // a load balancer puts the country first: USCA
    region: withoutPrefix(header('region')?.toUpperCase(), countryCode),
    city: platform === 'appengine' ? capitalized(city) : city,
    latitude,
    longitude,
  });
}
