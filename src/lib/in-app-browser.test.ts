import { BROWSERS, IN_APP, OTHER_IN_APP, UNNAMED_IN_APP } from '@domain/testing/user-agents.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { androidIntent, findInAppBrowser, readInAppBrowser } from './in-app-browser.ts';

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

it('an intent keeps path and query, with its special characters', () => {
  expect(androidIntent('https://whoknows.example/auth?mode=sign-up&from=%2Faccount%23sign-in')).toBe(
    'intent://whoknows.example/auth?mode=sign-up&from=%2Faccount%23sign-in#Intent;scheme=https;end',
  );
  expect(androidIntent('http://localhost:5002/account#Intent;package=evil;end')).toBe(
    'intent://localhost:5002/account#Intent;scheme=http;end',
  );
});
