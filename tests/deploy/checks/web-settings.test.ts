import { expect, it } from 'vitest';
import { checkWebSettings } from '../../../scripts/deploy/checks/web-settings.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { projectIn } from '../support/project-in.ts';
import { webEnvOf } from '../support/web-env.ts';

const cloud = emptyCloud();
const RIGHT = webEnvOf(cloud);
const problems = (env: Record<string, string>) => checkWebSettings(env)(projectIn(cloud));

it('the settings of this project have no problem', async () => {
  expect(await problems(RIGHT)).toEqual([]);
});

it.each([
  [
    { ...RIGHT, VITE_FIREBASE_PROJECT_ID: 'whoknows-live' },
    '.env belongs to the project whoknows-live, not to whoknows-test.',
  ],
  [
    { ...RIGHT, VITE_FIREBASE_APP_ID: '1:987:web:0a1b2c' },
    'VITE_FIREBASE_APP_ID belongs to the project number 987, not to 123456789.',
  ],
  [{ ...RIGHT, VITE_FIREBASE_API_KEY: '' }, '.env lacks VITE_FIREBASE_API_KEY.'],
  [{ ...RIGHT, VITE_EMULATOR_PORTS: '{}' }, 'VITE_EMULATOR_PORTS leads to the local backend: take it out.'],
])('%o: %s', async (env, what) => {
  expect(await problems(env)).toEqual([{ what, fix: 'npx firebase apps:sdkconfig WEB --project whoknows-test' }]);
});

it.each([
  [{ ...RIGHT, VITE_FIREBASE_AUTH_DOMAIN: 'whoknows-test.firebaseapp.com' }, 'whoknows-test.web.app'],
  [{ ...RIGHT, VITE_SITE_ORIGIN: 'https://whoknows.example/' }, 'whoknows.example'],
])('Google by redirect works only where authDomain is the site: %o', async (env, host) => {
  expect(await problems(env)).toEqual([
    {
      what: `VITE_FIREBASE_AUTH_DOMAIN is not the site's host: apps on iPhones couldn't sign in with Google.`,
      fix: `VITE_FIREBASE_AUTH_DOMAIN=${host}`,
    },
  ]);
});

it('without any settings all are named', async () => {
  expect((await problems({})).map(({ what }) => what)).toEqual([expect.stringContaining('VITE_FIREBASE_APP_ID')]);
});
