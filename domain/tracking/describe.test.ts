import { expect, test } from 'vitest';
import { makeTracking } from '../testing/make-tracking.ts';
import { browserOf, connectionOf, languagesOf, mapLinkOf, placeOf, sizeOf, systemOf } from './describe.ts';

const nothing = { timestamp: 1 };

test("a place is named in the reader's language, as far as it is known", () => {
  for (const [fields, place] of [
    [{ city: 'Malmö', region: 'Skåne', country: 'Sweden' }, 'Malmö, Skåne, Sweden'],
    [{ city: 'Singapore', country: 'Singapore' }, 'Singapore'],
    [{ city: 'Singapore', country: 'Singapore', countryCode: 'SG' }, 'Singapour'],
    [{ city: 'Malmö', region: 'Malmö' }, 'Malmö'],
    [{ countryCode: 'SE' }, 'Suède'],
    [{ country: 'Sweden', countryCode: 'SE' }, 'Suède'],
    [{ country: 'Nowhere', countryCode: 'QZ' }, 'Nowhere'],
    [{ country: 'Europe', countryCode: 'europe' }, 'Europe'],
    [{ countryCode: 'europe' }, 'europe'],
    [{}, null],
  ] as const)
    expect([fields, placeOf({ ...nothing, ...fields }, 'fr')]).toEqual([fields, place]);
});

test('the map needs both coordinates, and valid ones', () => {
  expect(mapLinkOf({ ...nothing, latitude: 55.6, longitude: 13 })).toBe(
    'https://www.openstreetmap.org/?mlat=55.6&mlon=13#map=11/55.6/13',
  );
  expect(mapLinkOf({ ...nothing, latitude: 0, longitude: 0 })).toContain('mlat=0&mlon=0');
  expect(mapLinkOf({ ...nothing, latitude: 55.6 })).toBeNull();
  expect(mapLinkOf({ ...nothing, latitude: 91, longitude: 13 })).toBeNull();
});

test('known parts are joined, unknown ones left out', () => {
  const known = {
    ...makeTracking(),
    browser: 'Chrome',
    browserVersion: '140',
    os: 'Android',
    connection: { effectiveType: '4g' },
  };
  expect(browserOf(known)).toBe('Chrome 140');
  expect(systemOf(known)).toBe('Android');
  expect(connectionOf(known)).toBe('4g');
  expect(languagesOf(known)).toBe('en-GB, fr');
  expect(sizeOf(known.screen)).toBe('390 × 844');
  for (const inWords of [browserOf, systemOf, connectionOf, languagesOf]) expect(inWords(nothing)).toBeNull();
  expect(sizeOf(undefined)).toBeNull();
});
