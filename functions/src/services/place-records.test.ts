import { expect, it } from 'vitest';
import { ispOfRecord, placeOfRecord } from './place-records.ts';

const MALMO = {
  country: 'Sweden',
  countryCode: 'SE',
  region: 'Skåne County',
  city: 'Malmö',
  latitude: 55.6,
  longitude: 13.01,
  timezone: 'Europe/Stockholm',
};

it("reads MaxMind's own layout", () => {
  const names = (en: string) => ({ geoname_id: 1, names: { de: 'X', en } });
  const record = {
    continent: names('Europe'),
    country: { iso_code: 'SE', ...names('Sweden') },
    registered_country: { iso_code: 'NO', ...names('Norway') },
    subdivisions: [{ iso_code: 'M', ...names('Skåne County') }, names('Malmo Municipality')],
    city: names('Malmö'),
    location: { accuracy_radius: 20, latitude: 55.6019, longitude: 13.0055, time_zone: 'Europe/Stockholm' },
    postal: { code: '211 20' },
  };
  expect(placeOfRecord(record)).toEqual(MALMO);
});

it("reads the flat layout, and gets the country's name from its code", () => {
  const record = {
    country_code: 'SE',
    state1: 'Skåne County',
    state2: '',
    city: 'Malmö',
    postcode: '211 20',
    latitude: 55.601898193359375,
    longitude: 13.0055,
    timezone: 'Europe/Stockholm',
  };
  expect(placeOfRecord(record)).toEqual(MALMO);
});

it('gives no coordinates where only the country is known', () => {
  const record = { country_code: 'US', city: '', state1: '', latitude: 37.751, longitude: -97.822, timezone: 'X' };
  expect(placeOfRecord(record)).toEqual({ country: 'United States', countryCode: 'US' });
});

it.each([
  null,
  undefined,
  'SE',
  7,
  [],
  {},
  { country: null, city: 7, location: 'here' },
  { country_code: 'europe', latitude: 91, longitude: 181, city: ' ' },
  { country: { iso_code: 'S' }, subdivisions: [], city: { names: {} } },
])('%j gives no place', (record) => expect(placeOfRecord(record)).toEqual({}));

it('drops invalid coordinates, and truncates names', () => {
  const record = { city: 'x'.repeat(500), latitude: Number.NaN, longitude: 13 };
  expect(placeOfRecord(record)).toEqual({ city: 'x'.repeat(120) });
});

it.each([
  [{ autonomous_system_number: 3301, autonomous_system_organization: 'Telia Company AB' }, 'Telia Company AB'],
  [{ isp: 'Telia', organization: 'A School', autonomous_system_organization: 'Telia Company AB' }, 'Telia'],
  [{ autonomous_system_number: 3301 }, undefined],
  [null, undefined],
])('the provider in %j is %s', (record, isp) => expect(ispOfRecord(record)).toBe(isp));
