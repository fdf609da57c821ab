import { expect, test } from 'vitest';
import { createCdn, type FunctionAnswer, keptSeconds, passedOn } from '../../scripts/lib/cdn.ts';

test.each([
  [200, undefined, 0],
  [404, undefined, 600],
  [404, 'private, no-store', 0],
  [200, 'private, no-store', 0],
  [200, 'no-cache', 0],
  [200, 'public, max-age=0, s-maxage=30', 30],
  [200, 'public, max-age=60', 60],
  [500, 'public, max-age=60', 0],
])('a %i with %s is cached for %i seconds', (status, control, seconds) => {
  expect(keptSeconds({ status, headers: control === undefined ? {} : { 'cache-control': control } })).toBe(seconds);
});

test('functions see one cookie and one encoding of a request', () => {
  const headers = { cookie: 'a=1; __session=2; b=3', 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };
  expect(passedOn(headers)).toEqual({ cookie: '__session=2', 'accept-encoding': 'br', accept: '*/*' });
  expect(passedOn({ cookie: 'a=1', 'accept-encoding': 'br;q=0, gzip' })).toEqual({ 'accept-encoding': 'gzip' });
  expect(passedOn({ 'accept-encoding': 'identity' })).toEqual({});
});

const asked = (url: string, headers = {}, host = 'a') => ({ method: 'GET', host, url, headers });
const page = (text: string): FunctionAnswer => ({
  status: 200,
  headers: { 'cache-control': 'public, s-maxage=30', vary: 'Accept-Encoding' },
  body: Buffer.from(text),
});

test('a copy is found by host, path, query and varying headers, while it is fresh', () => {
  let now = 0;
  const cdn = createCdn(() => now);
  const gzip = { 'accept-encoding': 'gzip' };
  cdn.keep(asked('/maya?lang=fr', gzip), page('fr'));
  now = 29_999;
  expect(cdn.find(asked('/maya?lang=fr', { ...gzip, 'user-agent': 'x' }))).toEqual({ answer: page('fr'), age: 29 });
  for (const other of [
    asked('/maya', gzip),
    asked('/maya?lang=fr&fbclid=1', gzip),
    asked('/maya?lang=fr'),
    asked('/maya?lang=fr', gzip, 'b'),
  ])
    expect(cdn.find(other)).toBeNull();
  now = 30_000;
  expect(cdn.find(asked('/maya?lang=fr', gzip))).toBeNull();
});

test('only the answer to a GET is cached', () => {
  const cdn = createCdn();
  cdn.keep({ ...asked('/maya'), method: 'HEAD' }, page(''));
  expect(cdn.find(asked('/maya'))).toBeNull();
});
