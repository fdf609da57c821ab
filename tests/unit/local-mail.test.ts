import { expect, it, onTestFinished, vi } from 'vitest';
import { pushKeys, siteOrigin } from '../../functions/src/support/config.ts';
import { localMail } from '../../functions/src/support/local-mail.ts';
import { mailFolderOf } from '../../scripts/lib/backend.ts';
import { portsAt } from '../../scripts/lib/ports.ts';

it.each([0, 4010])('the launcher and the functions use the same folder and site: %d', (offset) => {
  const ports = portsAt(offset);
  const env = { FUNCTIONS_EMULATOR: 'true', FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}` };
  expect(localMail({ env } as never)).toEqual({
    folder: mailFolderOf(ports),
    site: `http://localhost:${ports.hosting}`,
  });
});

it('a real project has neither', () => {
  expect(localMail({ env: {} } as never)).toBeNull();
});

it('functions link to the local site unless the operator has named one; push notifications are still sent', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${portsAt(3000).auth}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo');
  vi.stubEnv('SITE_ORIGIN', '');
  vi.stubEnv('VAPID_SUBJECT', '');
  vi.stubEnv('VAPID_PUBLIC_KEY', 'public');
  vi.stubEnv('VAPID_PRIVATE_KEY', 'private');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(siteOrigin()).toBe(`http://localhost:${portsAt(3000).hosting}`);
  expect(pushKeys()?.subject).toBe('https://demo.web.app');
  vi.stubEnv('SITE_ORIGIN', 'https://whoknows.example/');
  expect(siteOrigin()).toBe('https://whoknows.example');
  expect(pushKeys()?.subject).toBe('https://whoknows.example');
  vi.stubEnv('SITE_ORIGIN', '');
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  expect(siteOrigin()).toBe('https://demo.web.app');
});
