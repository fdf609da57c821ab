import type { Place } from '@domain/tracking/tracking.ts';
import { toPlace } from './place-records.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What App Engine writes for what it does not know. */
const UNKNOWN = /^(?:ZZ|\?|0+(?:\.0+)?,0+(?:\.0+)?)$/;

/** The names of the headers; those of a load balancer are the operator's choice, so docs/operations.md names them. */
const PREFIX = { appengine: 'x-appengine-', 'load-balancer': 'x-client-geo-' } as const;

/** App Engine writes cities in small letters. */
const capitalized = (city: string | undefined) => city?.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** What stands behind the prefix, if anything does. */
const withoutPrefix = (text: string | undefined, prefix: string | undefined) =>
  text && prefix && text.startsWith(prefix) && text.length > prefix.length ? text.slice(prefix.length) : text;

/**
 * The place that the platform in front of the functions says in headers of its own. Ask only where it sets them on every
 * request: everywhere else they are the sender's own words.
 */
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
    // a load balancer puts the country before it: USCA
    region: withoutPrefix(header('region')?.toUpperCase(), countryCode),
    city: platform === 'appengine' ? capitalized(city) : city,
    latitude,
    longitude,
  });
}
