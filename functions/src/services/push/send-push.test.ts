import { PUSH_KEPT_S, PUSH_PAUSE_MAX_S } from '@domain/limits.ts';
import { pushSubscription } from '@domain/push/subscription.ts';
import { parse } from '@domain/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { startPushService } from '../testing/push-service.ts';
import { pushPayload } from './payload.ts';
import { readRetryAfter, sendPush } from './send-push.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
const keys = webPush.generateVAPIDKeys();
const payload = pushPayload({
  title: 'New message',
  body: `Salut 👋 ${'語'.repeat(3000)}`,
  language: 'en',
  navigate: 'https://whoknows.example/dashboard',
  tag: 'new-message',
});

beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  service.answer();
  service.received.length = 0;
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('PUSH_STAND_IN', service.host);
  vi.stubEnv('PUSH_STAND_IN_CERTIFICATE', service.certificate);
  vi.stubEnv('VAPID_PUBLIC_KEY', keys.publicKey);
  vi.stubEnv('VAPID_PRIVATE_KEY', keys.privateKey);
  vi.stubEnv('VAPID_SUBJECT', 'mailto:operator@whoknows.example');
  return () => vi.unstubAllEnvs();
});
afterAll(() => service.stop());

it('a device can decrypt what was sent, and its service can identify the sender', async () => {
  const subscription = parse(pushSubscription, service.subscription('one'));
  expect(await sendPush(subscription, payload, { topic: 'messages' })).toEqual({ is: 'sent' });
  expect(service.received).toMatchObject([
    { path: '/one', payload, ttl: `${PUSH_KEPT_S}`, topic: 'messages', urgency: 'high', key: keys.publicKey },
  ]);
  const { claims } = service.received[0] ?? {};
  expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:operator@whoknows.example' });
  expect(claims?.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
  [400, 'failed'],
  [301, 'failed'],
])('%i from the service means: %s', async (status, is) => {
  service.answer((response) => response.writeHead(status, { location: `https://${service.host}/elsewhere` }).end());
  expect(await sendPush(service.subscription('one'), payload)).toEqual({ is });
  expect(service.received).toHaveLength(1);
});

it.each([
  [429, '17', 17],
  [429, '99999999', PUSH_PAUSE_MAX_S],
  [429, 'soon', null],
  [500, undefined, null],
  [503, '0', 0],
])('%i with a Retry-After of %s is tried again after %s s', async (status, pause, afterS) => {
  service.answer((response) => response.writeHead(status, pause ? { 'retry-after': pause } : {}).end());
  expect(await sendPush(service.subscription('one'), payload)).toEqual({ is: 'later', afterS });
});

it('Retry-After may also be a date', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  expect(readRetryAfter('Mon, 23 Nov 2026 10:02:00 GMT', now)).toBe(120);
  expect(readRetryAfter('Mon, 23 Nov 2026 09:00:00 GMT', now)).toBe(0);
});

it('is tried again later when the service breaks the connection off', async () => {
  service.answer((response) => response.destroy());
  expect(await sendPush(service.subscription('one'), payload)).toEqual({ is: 'later', afterS: null });
});

it('sends nothing to another host, without keys, or to a stand-in outside the emulator', async () => {
  const { endpoint, keys: own } = service.subscription('one');
  const elsewhere = endpoint.replace('localhost', '127.0.0.1');
  expect(await sendPush({ endpoint: elsewhere, keys: own }, payload)).toEqual({ is: 'failed' });
  vi.stubEnv('VAPID_SUBJECT', 'mailto: operator@whoknows.example');
  expect(await sendPush({ endpoint, keys: own }, payload)).toEqual({ is: 'failed' });
  vi.stubEnv('VAPID_SUBJECT', 'mailto:operator@whoknows.example');
  vi.stubEnv('VAPID_PRIVATE_KEY', '');
  expect(await sendPush({ endpoint, keys: own }, payload)).toEqual({ is: 'failed' });
  vi.stubEnv('VAPID_PRIVATE_KEY', keys.privateKey);
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  expect(await sendPush({ endpoint, keys: own }, payload)).toEqual({ is: 'failed' });
  expect(service.received).toEqual([]);
});
