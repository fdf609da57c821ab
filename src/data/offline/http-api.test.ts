import { ERROR_STATUS } from '@domain/errors.ts';
import { isTrue, shaped } from '@domain/type-guards.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { post } from './http-api.ts';

const deletion = { kind: 'message', id: '7f2c1c52-2b0e-4b3c-9d3f-0a1b2c3d4e5f', deleteKey: 'k' } as const;
const remove = () => post('delete-submission', deletion, shaped({ deleted: isTrue }));
let reply: () => Response;
const answer = (body: unknown, status = 200) => {
  reply = () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async () => reply());
});
afterEach(() => vi.unstubAllGlobals());

test('returns the data of our own answer', async () => {
  answer({ ok: true, data: { deleted: true, of: 'tomorrow' } });
  expect(await remove()).toMatchObject({ deleted: true });
});

test.each([
  '{"ok":true}',
  '{"ok":true,"data":null}',
  '{"ok":true,"data":{}}',
  '{"ok":true,"data":{"deleted":"yes"}}',
  '{"ok":false}',
  '{"ok":false,"error":null}',
  '{"ok":false,"error":"blocked"}',
  '{"ok":false,"error":{"code":"forbidden","message":"by the school"}}',
  '{"ok":"yes"}',
  '[]',
  '<html>hotel</html>',
])('%s with status 200 counts as a network error', async (body) => {
  answer(body);
  await expect(remove()).rejects.toMatchObject({ code: 'network' });
});

test.each(['{"ok":true,"data":{"deleted":true}}', '{"ok":false}', '{"ok":false,"error":{"code":403}}', '<html>'])(
  '%s with status 403 does not count as a refusal',
  async (body) => {
    answer(body, 403);
    await expect(remove()).rejects.toMatchObject({ code: 'unavailable' });
  },
);

test('throws our refusal with its code, and an unknown code by its status', async () => {
  answer({ ok: false, error: { code: 'rate-limited', message: 'no', retryAfter: 7 } }, 429);
  await expect(remove()).rejects.toMatchObject({ code: 'rate-limited', retryAfter: 7 });
  answer({ ok: false, error: { code: 'of-tomorrow', message: 'no' } }, 403);
  await expect(remove()).rejects.toMatchObject({ code: 'forbidden' });
});

test('no foreign JSON counts as done, and the request is tried again', async () => {
  const statuses = fc.constantFrom(200, 201, 302, 403, 404, 500, 503, ...Object.values(ERROR_STATUS));
  const likeOurs = fc.record(
    { ok: fc.oneof(fc.boolean(), fc.jsonValue()), data: fc.jsonValue(), error: fc.jsonValue() },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), likeOurs), statuses, async (body, status) => {
      answer(body, status);
      const code = status === 413 ? 'too-large' : status < 400 ? 'network' : 'unavailable';
      await expect(remove()).rejects.toMatchObject({ code });
    }),
  );
});
