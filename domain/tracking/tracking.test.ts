import { expect, test } from 'vitest';
import { parse } from '../schema.ts';
import { trackingInput } from './tracking.ts';

const GOOD = { timestamp: 1, userAgent: 'Mozilla/5.0', language: 'en', viewport: { width: 390, height: 844 } };

test.each<[what: string, odd: object]>([
  ['a language that is none', { language: 7 }],
  ['languages that are no list', { languages: 'en-US@posix' }],
  ['a name that is longer than any', { platform: 'x'.repeat(5000) }],
  ['a screen without a size', { screen: { width: null, height: -1, colorDepth: 'deep', pixelRatio: Number.NaN } }],
  ['a window that is larger than any', { viewport: { width: 1e9, height: 0 } }],
  ['a processor of another kind', { hardwareConcurrency: 'many', deviceMemory: Number.POSITIVE_INFINITY }],
  ['a connection that is a text', { connection: 'fast' }],
  ['a setting that is no setting', { cookieEnabled: 'yes', onlineStatus: null }],
])('%s is left out, and the rest is taken', (_, odd) => {
  const taken = JSON.parse(JSON.stringify(parse(trackingInput, { ...GOOD, ...odd })));
  const kept = Object.fromEntries(Object.entries(GOOD).filter(([key]) => !(key in odd)));
  expect(taken).toEqual(kept);
});

test.each(['doNotTrack', 'shareLess'])('%s in an odd form is a yes', (wish) => {
  expect(parse(trackingInput, { ...GOOD, [wish]: '1' })).toMatchObject({ [wish]: true });
});
