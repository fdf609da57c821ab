import { type ApiAnswer, type EndpointName, endpoints, functionOf } from '@domain/api.ts';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from './support/backend.ts';
import { isPersonal } from './support/quiet-log.ts';
import { refusedWith, send, someAddress } from './support/requests.ts';

const NAMES = Object.keys(endpoints) as EndpointName[];
/** One router answers for all: by day, one endpoint of each function is enough. */
const tagsOf = (name: EndpointName) => (['responses', 'unlock-quiz'].includes(name) ? [] : ['night']);
const JSON_TYPE = { 'content-type': 'application/json' };
/** From an address of its own each time: what is refused counts, too. */
const request = (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) =>
  send<ApiAnswer<unknown>>(`${FUNCTIONS}/${functionOf(path.replace('/api/', '') as EndpointName)}${path}`, {
    ...init,
    headers: { 'x-forwarded-for': someAddress(), ...headers },
  });

const NOT_JSON = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
];
const MISSHAPEN = [
  '',
  '{}',
  '[]',
  'null',
  '"text"',
  '7',
  '{"id":{"$ne":null}}',
  '{"id":1e999,"revision":1e999,"tracking":{"timestamp":1e999}}',
  '{"__proto__":{"id":1},"constructor":1}',
  '[[[[]]]]',
];
const BROKEN = ['{"id":', 'Zpersonal words', '{"message": Zpersonal}', '\uFEFF', '"', '{}{}'];

for (const name of NAMES)
  describe(`/api/${name}`, { tags: tagsOf(name) }, () => {
    const path = `/api/${name}`;

    it('accepts only POST, and says so', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
        expect([method, ...(await refusedWith(request(path, { method })))]).toEqual([
          method,
          405,
          'method-not-allowed',
        ]);
      expect((await request(path, { method: 'GET' })).headers.get('allow')).toBe('POST');
    });

    it('accepts only JSON', async () => {
      for (const type of NOT_JSON) {
        const init = { method: 'POST', headers: { 'content-type': type }, body: '{}' };
        expect([type, ...(await refusedWith(request(path, init)))]).toEqual([type, 400, 'invalid-input']);
      }
    });

    it('answers a body of another shape with its problems', async () => {
      for (const body of MISSHAPEN) {
        const reply = await request(path, { method: 'POST', headers: JSON_TYPE, body });
        expect([body, reply.status]).toEqual([body, 400]);
        expect(reply.body).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
      }
    });

    it('answers invalid JSON with our own error, and does not log it', async () => {
      isPersonal('Zpersonal');
      for (const body of BROKEN)
        expect([body, ...(await refusedWith(request(path, { method: 'POST', headers: JSON_TYPE, body })))]).toEqual([
          body,
          400,
          'invalid-input',
        ]);
    });

    it('is never cached', async () => {
      const reply = await request(path, { method: 'POST', headers: JSON_TYPE, body: '{}' });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    });
  });

it.each(['/', '/api', '/api/', '/api/nothing', '/api/toString', '/api/responses/x', '/api/%2e%2e', '/responses2'])(
  '%s does not exist',
  async (path) => {
    expect(await refusedWith(request(path, { method: 'POST', headers: JSON_TYPE, body: '{}' }))).toEqual([
      404,
      'not-found',
    ]);
  },
);

it.each([
  ['api', 'unlock-quiz'],
  ['unlock', 'responses'],
])('%s does not serve %s: hashing passwords and accepting submissions share no instance', async (name, endpoint) => {
  const init = { method: 'POST', headers: { ...JSON_TYPE, 'x-forwarded-for': someAddress() }, body: '{}' };
  expect(await refusedWith(send(`${FUNCTIONS}/${name}/api/${endpoint}`, init))).toEqual([404, 'not-found']);
});

it("endpoints answer at the function's own address too", async () => {
  expect(await refusedWith(request('/messages', { method: 'POST', headers: JSON_TYPE, body: '{}' }))).toEqual([
    400,
    'invalid-input',
  ]);
});

describe.each(['ensureProfile', 'saveQuiz'])('the callable %s', (name) => {
  it.each(['{}', '[]', 'null', '{"data":{},"extra":1}'])(
    'refuses the body %j according to the protocol',
    async (body) => {
      const reply = await send(`${FUNCTIONS}/${name}`, { method: 'POST', headers: JSON_TYPE, body });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    },
  );

  it('refuses an invalid token', async () => {
    const headers = { ...JSON_TYPE, authorization: 'Bearer nonsense' };
    const reply = await send(`${FUNCTIONS}/${name}`, { method: 'POST', headers, body: '{"data":{}}' });
    expect(reply.status).toBe(401);
  });
});
