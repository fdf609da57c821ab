import { PUSH_PAYLOAD_MAX_BYTES } from '@domain/limits.ts';
import { expect, it } from 'vitest';
import { type PushNotification, pushPayload } from './payload.ts';

const notification: PushNotification = {
  title: 'New message',
  body: 'Hello!',
  language: 'fr',
  navigate: 'https://whoknows.example/dashboard?tab=messages',
  tag: 'new-message',
};
const bytes = (text: string) => Buffer.byteLength(text);

it('has the declarative form that Safari displays without a worker', () => {
  expect(JSON.parse(pushPayload({ ...notification, unread: 3 }))).toEqual({
    web_push: 8030,
    notification: {
      title: 'New message',
      body: 'Hello!',
      navigate: 'https://whoknows.example/dashboard?tab=messages',
      lang: 'fr',
      dir: 'auto',
      tag: 'new-message',
      app_badge: '3',
    },
  });
  expect(JSON.parse(pushPayload(notification)).notification).not.toHaveProperty('app_badge');
});

it.each([
  ['letters', 'a'],
  ['letters of three bytes', '語'],
  ['emoji of many parts', '👩‍👩‍👧‍👦'],
  ['what JSON escapes', '"'],
  ['control characters, six bytes each', '\u0001'],
  ['half characters', '\ud83d'],
])('a long text of %s is truncated between characters, and the rest fits', (_, character) => {
  const payload = pushPayload({ ...notification, body: character.repeat(5000) });
  expect(bytes(payload)).toBeLessThanOrEqual(PUSH_PAYLOAD_MAX_BYTES);
  expect(bytes(payload)).toBeGreaterThan(PUSH_PAYLOAD_MAX_BYTES - 60);
  const { body } = JSON.parse(payload).notification as { body: string };
  expect(body.endsWith('…')).toBe(true);
  expect(body.slice(0, -1).length % character.length).toBe(0);
});

it('a single character longer than a message leaves only the ellipsis', () => {
  const payload = pushPayload({ ...notification, body: `a${'\u0301'.repeat(5000)}` });
  expect(JSON.parse(payload).notification.body).toBe('…');
});
