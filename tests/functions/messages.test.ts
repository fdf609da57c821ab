import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { MESSAGE_MAX, TOMBSTONE_KEPT_S, TRACKING_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { MADE_SOFTWARE } from '@domain/testing/make-tracking.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { messageTo } from './support/inputs.ts';
import { type Creator, makeCreator, signUp } from './support/people.ts';
import { PRIVATE_ADDRESS, post, posted, readOverRest, refusal, refusedWith } from './support/requests.ts';

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

  it.each([
    '😀'.repeat(MESSAGE_MAX / 2),
    'line\nline',
    '\u0000 nul',
    '<script>alert(1)</script>',
    'مرحبا',
    '﷽'.repeat(900),
  ])('may be odd (%#)', async (text) => {
    const input = message({ message: text });
    await posted('messages', input);
    expect(await stored(paths.message(input.id))).toMatchObject({ message: text.trim() });
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
  });

  it('looks like a delivered one to its sender', async () => {
    const [sensitive, sender] = await Promise.all([makeSensitive(), signUp()]);
    const answersTo = async (text: string) => {
      const input = message({ recipientId: sensitive.uid, message: text });
      await posted('messages', input);
      // before anything is sent again: what was not kept would be stored by that
      const places = [paths.message(input.id), paths.messageTracking(input.id)];
      const reads = await Promise.all(places.flatMap((path) => [readOverRest(path, sender.token), readOverRest(path)]));
      const again = [
        input,
        { ...input, message: 'Other words entirely' },
        { ...input, message: 'Another whisperling' },
        { ...input, recipientId: creator.uid },
        { ...input, recipientId: 'nobody' },
      ];
      const replies = await Promise.all(again.map((body) => post('messages', body)));
      return [...reads, ...replies.map(({ status, body }) => [status, body.ok])];
    };
    const conflict = [409, false];
    const denied = [403, 'PERMISSION_DENIED'];
    const delivered = [
      ...Array.from({ length: 4 }, () => denied),
      [200, true],
      conflict,
      conflict,
      conflict,
      [404, false],
    ];
    expect(await answersTo('You little whisperer')).toEqual(delivered);
    expect(await answersTo('You little whisperling')).toEqual(delivered);
  });

  it('is not counted', async () => {
    const sensitive = await makeSensitive();
    await posted('messages', message({ recipientId: sensitive.uid, message: 'You little whisperling' }));
    await posted('messages', message({ recipientId: sensitive.uid, message: 'You little whisperer' }));
    await storedWhen(paths.account(sensitive.uid), (account) =>
      expect(account?.['inbox']).toEqual({ messages: 1, unread: 1 }),
    );
  });

  it('arrives if it was sent before the word was hidden, and repeating it sends nothing', async () => {
    const sensitive = await makeCreator();
    const input = message({ recipientId: sensitive.uid, message: 'You little whisperling' });
    await posted('messages', input);
    await patch(paths.account(sensitive.uid), { hiddenWords: ['whisperling'] });
    expect(await posted('messages', input)).toEqual({ id: input.id });
    expect(await inbox(sensitive.uid)).toBe(1);
  });

  it.each<[string, unknown]>([
    ['a text', 'whisperling'],
    ['a list of other things', [7, null, { whisperling: true }, '', '  ']],
    ['a map', { 0: 'whisperling' }],
  ])('arrives where %s is stored for hidden words', async (_, hiddenWords) => {
    const odd = await makeSensitive(hiddenWords);
    await posted('messages', message({ recipientId: odd.uid, message: 'You little whisperling' }));
    expect(await inbox(odd.uid)).toBe(1);
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
    ['no text', { message: '' }, 'message'],
    ['blanks', { message: ' \n\t ' }, 'message'],
    ['nothing to see', { message: '\u200b\u2060\u00ad\u3164' }, 'message'],
    ['too much text', { message: 'x'.repeat(MESSAGE_MAX + 1) }, 'message'],
    ['half a character', { message: 'cut off \ud83d' }, 'message'],
    ['a list for text', { message: ['a'] }, 'message'],
    ['a path for a recipient', { recipientId: 'a/b' }, 'recipientId'],
    ['no recipient', { recipientId: undefined }, 'recipientId'],
    ['no id', { id: '' }, 'id'],
  ])('with %s', async (_, override, field) => {
    const { status, error } = await refusal(post('messages', message(override)));
    expect([status, error.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});
