import { expect, test } from 'vitest';
import { browserOf, deviceKindOf, softwareOf } from './user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { device: 'mobile', browser: 'Chrome', browserVersion: '140.0.0.0', os: 'Android', osVersion: '16' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { device: 'Apple iPhone', browser: 'Safari', browserVersion: '18.5', os: 'iOS', osVersion: '18.5' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    { device: 'desktop', browser: 'Firefox', browserVersion: '153.0', os: 'Linux' },
  ],
])('%s', (userAgent, software) => expect(softwareOf(userAgent)).toEqual(software));

test.each([undefined, '', 'WhoKnows demo data', '\u0000', '('.repeat(600)])(
  'handles nonsense without an error: %j',
  (text) => {
    for (const value of Object.values(softwareOf(text))) expect(value?.length).toBeLessThanOrEqual(120);
  },
);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
test.each([
  [{ 'user-agent': FIREFOX }, 'Firefox 153'],
  [{ 'user-agent': FIREFOX, dnt: '1' }, undefined],
  [{ 'user-agent': FIREFOX, 'sec-gpc': '1' }, undefined],
  // what somebody may have written there is logged by nobody
  [{ 'user-agent': 'My-secret-name/153.0' }, undefined],
  [{}, undefined],
])('the log names the browser of %j %s', (headers, name) => {
  expect(browserOf(headers)).toBe(name);
  // of what is no browser, there is no kind of device either
  expect(deviceKindOf(headers)).toBe(name && 'desktop');
});
