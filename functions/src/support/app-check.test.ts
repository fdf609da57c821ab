import { APP_CHECK_HEADER } from '@domain/auth/app-check.ts';
import { makeAppCheckToken } from '@domain/testing/make-app-check-token.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterEach, expect, it, vi } from 'vitest';
import { assertFromApp } from './app-check.ts';

const requestWith = (token: string | undefined) => ({
  get: (header: string) => (header === APP_CHECK_HEADER ? token : undefined),
});
afterEach(() => vi.unstubAllEnvs());

it('lets everything pass unless it is switched on', async () => {
  await expect(assertFromApp(requestWith(undefined))).resolves.toBeUndefined();
  vi.stubEnv('APP_CHECK', 'monitor');
  await expect(assertFromApp(requestWith('nonsense'))).resolves.toBeUndefined();
});

it('takes no unsigned token where there is no emulator', async () => {
  vi.stubEnv('APP_CHECK', 'enforce');
  const app = initializeApp({ projectId: 'demo-whoknows' });
  const refused = expect.objectContaining({ code: 'app-check-required' });
  try {
    await expect(assertFromApp(requestWith(makeAppCheckToken()))).rejects.toEqual(refused);
    await expect(assertFromApp(requestWith('nonsense'))).rejects.toEqual(refused);
    await expect(assertFromApp(requestWith(undefined))).rejects.toEqual(refused);
  } finally {
    await deleteApp(app);
  }
});
