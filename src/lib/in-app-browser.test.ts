import { BROWSERS, IN_APP, OTHER_IN_APP, UNNAMED_IN_APP } from '@domain/testing/user-agents.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { androidIntent, findInAppBrowser, guessInAppBrowser, readInAppBrowser } from './in-app-browser.ts';

describe('a user agent', () => {
  it.each(Object.entries(IN_APP.ios))('of %s on an iPhone', (name, userAgent) => {
    expect(readInAppBrowser(userAgent)).toEqual({ name, isAndroid: false });
  });

  it.each(Object.entries(IN_APP.android))('of %s on Android', (name, userAgent) => {
    expect(readInAppBrowser(userAgent)).toEqual({ name, isAndroid: true });
  });

  it.each(
    Object.entries(OTHER_IN_APP).flatMap(([name, agents]) => agents.map((userAgent) => [name, userAgent] as const)),
  )('of another version of %s: %s', (name, userAgent) => {
    expect(readInAppBrowser(userAgent)?.name).toBe(name);
  });

  it.each(Object.entries(UNNAMED_IN_APP))('of %s identifies no app', (_, userAgent) => {
    expect(readInAppBrowser(userAgent)).toEqual({ name: null, isAndroid: userAgent.includes('Android') });
  });

  it.each(Object.entries(BROWSERS))('of %s is not an app', (_, userAgent) => {
    expect(readInAppBrowser(userAgent)).toBeNull();
  });
});

it('an installed app is none, whatever its user agent', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const open = { userAgent: IN_APP.ios.Instagram, standalone: false };
  vi.stubGlobal('navigator', open);
  expect(findInAppBrowser()).not.toBeNull();
  open.standalone = true;
  expect(findInAppBrowser()).toBeNull();
});

const NAVER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.6.1; 15)';
const DAUM =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 DaumApps/4.9.0';
const DESK = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
it.each([
  [NAVER, false, { name: null, isAndroid: false }],
  [DAUM, false, { name: null, isAndroid: true }],
  [DAUM, true, null],
  [DESK, false, null],
])('what Google refuses may be an app that no list has: %s, installed: %s', (userAgent, standalone, guess) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { userAgent, standalone });
  expect(guessInAppBrowser()).toEqual(guess);
});

it('an intent keeps path and query, with its special characters', () => {
  expect(androidIntent('https://whoknows.example/auth?mode=sign-up&from=%2Faccount%23sign-in')).toBe(
    'intent://whoknows.example/auth?mode=sign-up&from=%2Faccount%23sign-in#Intent;scheme=https;end',
  );
  expect(androidIntent('http://localhost:5002/account#Intent;package=evil;end')).toBe(
    'intent://localhost:5002/account#Intent;scheme=http;end',
  );
});
