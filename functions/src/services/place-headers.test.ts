import { expect, it } from 'vitest';
import { placeFromHeaders } from './place-headers.ts';

const MOUNTAIN_VIEW = {
  country: 'United States',
  countryCode: 'US',
  region: 'CA',
  city: 'Mountain View',
  latitude: 37.39,
  longitude: -122.08,
};

it("reads App Engine's headers", () => {
  const headers = {
    'x-appengine-country': 'US',
    'x-appengine-region': 'ca',
    'x-appengine-city': 'mountain view',
    'x-appengine-citylatlong': '37.386051,-122.083851',
    'x-client-geo-city': 'Elsewhere',
  };
  expect(placeFromHeaders(headers, 'appengine')).toEqual(MOUNTAIN_VIEW);
});

it("reads a load balancer's headers", () => {
  const headers = {
    'x-client-geo-country': 'US',
    'x-client-geo-region': 'USCA',
    'x-client-geo-city': 'Mountain View',
    'x-client-geo-citylatlong': '37.386051,-122.083851',
    'x-appengine-country': 'FR',
  };
  expect(placeFromHeaders(headers, 'load-balancer')).toEqual(MOUNTAIN_VIEW);
});

it.each([
  ['nothing', {}],
  [
    'what App Engine says when it knows nothing',
    { country: 'ZZ', region: '?', city: '?', citylatlong: '0.000000,0.000000' },
  ],
  ['empty headers', { country: '', region: ' ', city: '', citylatlong: '' }],
  ['nonsense', { country: '<b>', citylatlong: 'north,east' }],
  ['half of coordinates', { citylatlong: '37.3' }],
])('%s gives no place', (_, fields) => {
  const headers = Object.entries(fields).map(([name, value]) => [`x-appengine-${name}`, value]);
  expect(placeFromHeaders(Object.fromEntries(headers), 'appengine')).toEqual({});
});
