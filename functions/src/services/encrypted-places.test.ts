import { expect, it } from 'vitest';
import { openPlace, sealPlace } from './encrypted-places.ts';
import { createKeys } from './keys.ts';

it('an encrypted place opens for its own submission alone, and its length reveals nothing', () => {
  const keys = createKeys('a signing key that is long enough');
  const near = { ip: '2001:db8:1:2:3:4:5:6', country: 'Sweden', city: 'Malmö', latitude: 55.6, longitude: 13 };
  const sealed = sealPlace(keys, 'one', near);
  expect(openPlace(keys, 'one', sealed)).toEqual(near);
  expect(sealPlace(keys, 'one', near)).not.toBe(sealed);
  for (const place of [{}, { ip: '10.0.0.1' }, { ...near, city: 'Llanfairpwllgwyngyll' }])
    expect(sealPlace(keys, 'one', place)).toHaveLength(sealed.length);
  expect(openPlace(keys, 'another', sealed)).toEqual({});
  expect(openPlace(createKeys('another key that is long enough'), 'one', sealed)).toEqual({});
  expect(openPlace(keys, 'one', undefined)).toEqual({});
});
