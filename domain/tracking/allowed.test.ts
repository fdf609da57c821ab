import { expect, test } from 'vitest';
import { makeTracking } from '../testing/make-tracking.ts';
import { asAllowed } from './allowed.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test('of somebody who shares less, only the kind of device is kept, whoever has worked it out', () => {
  const less = { timestamp: 5, shareLess: true };
  const kindOf = (more: object) => {
    const { device, ...rest } = asAllowed({ ...makeTracking({ maxTouchPoints: 0 }), ...less, ...more });
    expect(rest).toEqual(less);
    return device;
  };
  for (const [kind, userAgent] of [
    [
      'mobile',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    ],
    ['mobile', `${ANDROID} Mobile Safari/537.36`],
    ['mobile', 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'],
    ['tablet', `${ANDROID} Safari/537.36`],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
    ['tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:142.0) Gecko/142.0 Firefox/142.0'],
    ['desktop', `${MAC} Safari/605.1.15`],
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
    ['tv', 'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 SamsungBrowser/2.2 TV Safari/537.36'],
    [undefined, ''],
  ] as const)
    expect([userAgent, kindOf({ userAgent })]).toEqual([userAgent, kind]);
  expect(kindOf({ userAgent: `${MAC} Safari/605.1.15`, maxTouchPoints: 5 })).toBe('tablet');
  // what the device says, if it is a kind; Do Not Track takes that away, too
  expect(kindOf({ device: 'tv' })).toBe('tv');
  expect(kindOf({ device: 'Pixel 9, at home' })).toBe('tablet');
  expect(asAllowed({ ...less, device: 'tv', doNotTrack: true })).toEqual({ ...less, doNotTrack: true });
  // of everybody else, the server reads it from the user agent
  expect(asAllowed({ timestamp: 5, language: 'fr', device: 'tv' })).toEqual({ timestamp: 5, language: 'fr' });
});
