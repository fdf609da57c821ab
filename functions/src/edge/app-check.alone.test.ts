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

it.each([
  ['there is no emulator', 'demo-whoknows', undefined],
  ['a real project believes to be one', 'whoknows-1234', 'true'],
])('rejects an unsigned token where %s', async (_, project, emulator) => {
  vi.stubEnv('APP_CHECK', 'enforce');
  vi.stubEnv('GCLOUD_PROJECT', project);
  vi.stubEnv('FUNCTIONS_EMULATOR', emulator);
  const app = initializeApp({ projectId: project });
  const refused = expect.objectContaining({ code: 'app-check-required' });
  try {
    await expect(assertFromApp(requestWith(makeAppCheckToken({ aud: [`projects/${project}`] })))).rejects.toEqual(
      refused,
    );
    await expect(assertFromApp(requestWith('nonsense'))).rejects.toEqual(refused);
    await expect(assertFromApp(requestWith(undefined))).rejects.toEqual(refused);
  } finally {
    await deleteApp(app);
  }
});
