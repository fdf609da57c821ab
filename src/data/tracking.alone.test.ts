// @vitest-environment happy-dom
import { parse } from '@domain/schema.ts';
import { trackingInput } from '@domain/tracking/tracking.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseToShareLess } from '../lib/share-less.ts';
import { collectTracking } from './tracking.ts';

afterEach(() => vi.unstubAllGlobals());

test('the server accepts what a browser reports', () => {
  const tracking = collectTracking();
  expect(parse(trackingInput, tracking)).toEqual(tracking);
  expect(tracking.screen?.pixelRatio).toBeGreaterThan(0);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser that asks not to be tracked by %o reports only that',
  (wish) => {
    const { userAgent, language, platform } = navigator;
    vi.stubGlobal('navigator', { userAgent, language, languages: [language], platform, onLine: true, ...wish });
    expect(collectTracking()).toEqual({ timestamp: expect.any(Number), doNotTrack: true });
  },
);

test('somebody who shares less sends only that, also where the browser has no storage or languages', () => {
  onTestFinished(() => chooseToShareLess(false));
  const only = { timestamp: expect.any(Number), shareLess: true };
  const phone = { userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148', language: 'fr', languages: ['fr'], onLine: true };
  vi.stubGlobal('navigator', phone);
  chooseToShareLess(true);
  expect(collectTracking()).toEqual(only);
  vi.stubGlobal('navigator', { ...phone, languages: undefined });
  expect(collectTracking()).toEqual(only);
  chooseToShareLess(false);
  expect(collectTracking()).not.toHaveProperty('shareLess');
  vi.stubGlobal('localStorage', undefined);
  chooseToShareLess(true);
  expect(collectTracking()).toEqual(only);
});

test('long and strange values are truncated instead of losing the submission', () => {
  vi.stubGlobal('navigator', {
    userAgent: 'x'.repeat(5000),
    language: '',
    languages: Array(50).fill('en'),
    platform: 'P'.repeat(500),
    hardwareConcurrency: Number.POSITIVE_INFINITY,
    maxTouchPoints: -1,
    deviceMemory: Number.NaN,
    connection: { effectiveType: '4g', type: 7 },
    cookieEnabled: true,
    onLine: true,
  });
  const tracking = collectTracking();
  expect(() => parse(trackingInput, tracking)).not.toThrow();
  expect(tracking).toMatchObject({ hardwareConcurrency: 100_000, connection: { effectiveType: '4g' } });
  expect(tracking).not.toHaveProperty('maxTouchPoints');
  expect(tracking).not.toHaveProperty('deviceMemory');
});

test('no half character gets into a submission', () => {
  const { platform } = navigator;
  vi.stubGlobal('navigator', {
    userAgent: `${'x'.repeat(599)}😀`,
    language: '\ud83d',
    languages: ['fr\udc00', '😀'],
    platform,
    cookieEnabled: true,
    onLine: true,
  });
  const tracking = collectTracking();
  expect(JSON.stringify(tracking)).not.toMatch(/\\ud/);
  expect(tracking).toMatchObject({ userAgent: 'x'.repeat(599), languages: ['fr', '😀'] });
  expect(tracking).not.toHaveProperty('language');
});

test('a browser that throws leaves the smaller set, or at least the time', () => {
  const { userAgent } = navigator;
  vi.stubGlobal('navigator', {
    userAgent,
    language: 'fr',
    get languages(): never {
      throw new Error('no');
    },
  });
  expect(collectTracking()).toMatchObject({ userAgent, language: 'fr', timestamp: expect.any(Number) });
  expect(collectTracking()).not.toHaveProperty('screen');
  vi.stubGlobal('navigator', undefined);
  expect(collectTracking()).toEqual({ timestamp: expect.any(Number) });
});
