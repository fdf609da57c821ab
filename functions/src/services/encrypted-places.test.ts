import { expect, it } from 'vitest';
import { decryptPlace, encryptPlace } from './encrypted-places.ts';
import { createKeys } from './keys.ts';

it('an encrypted place opens for its own submission alone, and its length reveals nothing', () => {
  const keys = createKeys('a signing key that is long enough');
  const near = { ip: '2001:db8:1:2:3:4:5:6', country: 'Sweden', city: 'Malmö', latitude: 55.6, longitude: 13 };
  const sealed = encryptPlace(keys, 'one', near);
  expect(decryptPlace(keys, 'one', sealed)).toEqual(near);
  expect(encryptPlace(keys, 'one', near)).not.toBe(sealed);
  for (const place of [{}, { ip: '10.0.0.1' }, { ...near, city: 'Llanfairpwllgwyngyll' }])
    expect(encryptPlace(keys, 'one', place)).toHaveLength(sealed.length);
  expect(decryptPlace(keys, 'another', sealed)).toEqual({});
  expect(decryptPlace(createKeys('another key that is long enough'), 'one', sealed)).toEqual({});
  expect(decryptPlace(keys, 'one', undefined)).toEqual({});
});
