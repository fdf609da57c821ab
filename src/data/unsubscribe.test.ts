import { REQUEST_ID_HEADER } from '@domain/errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { unsubscribe } from './unsubscribe.ts';

afterEach(() => vi.unstubAllGlobals());
const replying = (headers: HeadersInit = {}) =>
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}', { headers }));

test("only our own answer ends the emails, not a captive portal's", async () => {
  replying();
  await expect(unsubscribe('token')).rejects.toMatchObject({ code: 'unavailable' });
  replying({ [REQUEST_ID_HEADER]: 'ab12cd34' });
  await expect(unsubscribe('token')).resolves.toBeUndefined();
});
