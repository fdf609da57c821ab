import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { TOMBSTONE_KEPT_S, TRACKING_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { MADE_SOFTWARE } from '@domain/testing/make-tracking.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { messageTo } from './support/inputs.ts';
import { type Creator, makeCreator } from './support/people.ts';
import { PRIVATE_ADDRESS, post, posted, refusal, refusedWith } from './support/requests.ts';

let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator();
});

const message = (override: object = {}) =>
  messageTo(creator.uid, { message: `A whisper ${randomUUID()}`, ...override });

describe('a message', () => {
  it('arrives unread and without a name, its tracking stored separately', async () => {
    const input = message();
    expect(await posted('messages', { ...input, senderName: 'Forged', readAt: 1 }, PRIVATE_ADDRESS)).toEqual({
      id: input.id,
    });
    const arrived = await stored(paths.message(input.id));
    expect(arrived).toEqual({
      recipientId: creator.uid,
      senderName: 'Anonymous',
      message: input.message,
      digest: expect.any(String),
      createdAt: expect.any(Timestamp),
      readAt: null,
    });
    const createdAt = (arrived as { createdAt: Timestamp }).createdAt.toMillis();
    expect(await stored(paths.messageTracking(input.id))).toEqual({
      recipientId: creator.uid,
      tracking: { ...input.tracking, ...MADE_SOFTWARE, ip: PRIVATE_ADDRESS },
      sealedSender: expect.any(Buffer),
      expiresAt: endsAfter(createdAt, TRACKING_KEPT_S),
    });
  });

  it('arrives once and counts once, however often it is sent', async () => {
    const lonely = await makeCreator();
    const input = message({ recipientId: lonely.uid });
    const replies = await Promise.all(Array.from({ length: 10 }, () => posted('messages', input)));
    expect(replies).toEqual(Array.from({ length: 10 }, () => ({ id: input.id })));
    expect((await db().collection(paths.messages).where('recipientId', '==', lonely.uid).get()).size).toBe(1);
    await storedWhen(paths.account(lonely.uid), (account) =>
      expect(account?.['inbox']).toEqual({ messages: 1, unread: 1 }),
    );
  });
});

describe('a message with a hidden word', () => {
  const inbox = async (recipientId: string) =>
    (await db().collection(paths.messages).where('recipientId', '==', recipientId).get()).size;

  const makeSensitive = async (hiddenWords: unknown = ['whisperling', 'shut up']) => {
    const sensitive = await makeCreator();
    await patch(paths.account(sensitive.uid), { hiddenWords });
    return sensitive;
  };

  it('is answered like any other, however often it is sent, and never delivered', async () => {
    const sensitive = await makeSensitive();
    for (const text of ['You little Whisperling!', 'w h 1 s p e r l i n g', 'SHUT-UP']) {
      const input = message({ recipientId: sensitive.uid, message: text });
      const replies = [await post('messages', input), await post('messages', input)];
      for (const { status, body } of replies)
        expect([status, body]).toEqual([200, { ok: true, data: { id: input.id } }]);
      // nothing that reveals text or sender
      expect(await stored(closedPaths.receipt('message', input.id))).toEqual({
        digest: expect.stringMatching(/^[\w-]{43}$/),
        expiresAt: endsAfter(Date.now(), TOMBSTONE_KEPT_S),
      });
      expect(await stored(paths.message(input.id))).toBeUndefined();
      expect(await stored(paths.messageTracking(input.id))).toBeUndefined();
    }
    await posted('messages', message({ recipientId: sensitive.uid, message: 'You little whisperer' }));
    expect(await inbox(sensitive.uid)).toBe(1);
    expect(await stored(paths.account(sensitive.uid))).toMatchObject({ inbox: { messages: 1, unread: 1 } });
  });

  it('arrives if it was sent before the word was hidden, and repeating it sends nothing', async () => {
    const sensitive = await makeCreator();
    const input = message({ recipientId: sensitive.uid, message: 'You little whisperling' });
    await posted('messages', input);
    await patch(paths.account(sensitive.uid), { hiddenWords: ['whisperling'] });
    expect(await posted('messages', input)).toEqual({ id: input.id });
    expect(await inbox(sensitive.uid)).toBe(1);
  });
});

describe('is refused', () => {
  it('for somebody who does not exist', async () => {
    expect(await refusedWith(post('messages', message({ recipientId: 'nobody' })))).toEqual([404, 'not-found']);
  });

  it('for a closed inbox, but not when an earlier one is repeated', async () => {
    const shy = await makeCreator();
    const early = message({ recipientId: shy.uid });
    await posted('messages', early);
    await patch(paths.profile(shy.uid), { acceptsMessages: false });
    expect(await refusedWith(post('messages', message({ recipientId: shy.uid })))).toEqual([403, 'inbox-closed']);
    expect(await posted('messages', early)).toEqual({ id: early.id });
  });

  it('under the id of another message', async () => {
    const input = message();
    await posted('messages', input);
    expect(await refusedWith(post('messages', { ...input, message: 'Other words entirely' }))).toEqual([
      409,
      'conflict',
    ]);
    expect(await stored(paths.message(input.id))).toMatchObject({ message: input.message });
  });

  it.each<[string, object, string]>([
    ['nothing to see', { message: '\u200b\u2060\u00ad\u3164' }, 'message'],
    ['a list for text', { message: ['a'] }, 'message'],
    ['no recipient', { recipientId: undefined }, 'recipientId'],
  ])('with %s', async (_, override, field) => {
    const { status, error } = await refusal(post('messages', message(override)));
    expect([status, error.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});
