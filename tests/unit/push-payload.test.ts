import { describe, expect, it } from 'vitest';
import { readPush } from '../../src/config/push-payload.ts';

const shown = {
  title: 'New anonymous message',
  body: 'Open WhoKnows to read it.',
  lang: 'en',
  dir: 'ltr',
  tag: 'new-message',
  navigate: 'https://whoknows.example/dashboard?tab=messages',
};

describe('a push', () => {
  it('is displayed unchanged, with a badge', () => {
    const payload = { web_push: 8030, notification: { ...shown, app_badge: '3' } };
    expect(readPush(JSON.stringify(payload))).toEqual({ ...shown, badge: 3 });
  });

  it.each([
    null,
    '',
    'not JSON',
    'null',
    '3',
    '{}',
    '{"notification":null}',
    '{"notification":{"title":5,"dir":"up"}}',
  ])('that is unreadable still shows a notification: %j', (text) => {
    const { title, navigate, badge, dir } = readPush(text);
    expect({ title, navigate, badge, dir }).toEqual({ title: 'WhoKnows', navigate: null, badge: null, dir: 'auto' });
  });

  it.each(['-1', '1.5', 'many', '12345678'])('leaves the badge unchanged for %j', (app_badge) =>
    expect(readPush(JSON.stringify({ notification: { ...shown, app_badge } })).badge).toBeNull(),
  );
});
