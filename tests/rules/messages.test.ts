import { closedPaths } from '@domain/closed-paths.ts';
import { REPLY_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, type Caller, openProject } from './support/project.ts';

const project = openProject('messages', {
  [paths.message('m1')]: makeMessage({ id: 'm1' }),
  [paths.messageTracking('m1')]: { recipientId: 'owner', tracking: makeTracking() },
  [closedPaths.replyPush('m1')]: { device: 'x' },
  [paths.message('m2')]: makeMessage({ id: 'm2', recipientId: 'third' }),
  [paths.messageTracking('m2')]: { recipientId: 'third', tracking: makeTracking() },
  [closedPaths.suspension('third')]: {},
  [paths.message('read')]: { ...makeMessage({ id: 'read' }), readAt: Timestamp.fromMillis(1) },
  [paths.message('aside')]: {
    recipientId: 'owner',
    message: 'One of thousands',
    setAsideAt: Timestamp.fromMillis(1),
  },
});

describeNoLists({ file: 'messages', collection: paths.messages, id: 'm1', field: ['senderName', 'Anonymous'] });
describeAccess(project, paths.message('m1'), { owner: ['get', 'delete'] });
describeAccess(project, paths.message('m2'), {});
describeAccess(project, paths.messageTracking('m1'), { owner: ['get'] });
describeAccess(project, paths.messageTracking('m2'), {});
// the recipient doesn't learn that anybody waits
describeAccess(project, closedPaths.replyPush('m1'), {});
// one that nobody got, which isn't there
describeAccess(project, paths.message('m3'), {});
describeAccess(project, paths.messageTracking('m3'), {});

const reads = (caller: Caller, path: string) => getDoc(doc(project.as[caller], path));

it('nobody learns whether a missing message ever existed', async () => {
  for (const path of [paths.message('m9'), paths.messageTracking('m9')]) {
    for (const caller of CALLERS) await assertFails(reads(caller, path));
  }
});

it('a suspended creator learns nothing about senders', async () => {
  await assertFails(getDoc(doc(project.signedIn('third', {}), paths.messageTracking('m2'))));
});

it('only the recipient learns that the tracking of a message has expired', async () => {
  expect((await assertSucceeds(reads('owner', paths.messageTracking('read')))).exists()).toBe(false);
  await assertFails(reads('other', paths.messageTracking('read')));
  await assertFails(reads('visitor', paths.messageTracking('read')));
});

describe('a list of messages', () => {
  const inbox = (caller: Caller, recipientId: string | null) =>
    query(
      collection(project.as[caller], paths.messages),
      where('recipientId', '==', recipientId),
      orderBy('createdAt', 'desc'),
    );

  it('is readable by the recipient', async () => {
    const found = await assertSucceeds(getDocs(inbox('owner', 'owner')));
    expect(found.docs.map(({ id }) => id).sort()).toEqual(['m1', 'read']);
    for (const caller of ['other', 'visitor'] as const) await assertFails(getDocs(inbox(caller, 'owner')));
    for (const whose of ['third', null]) await assertFails(getDocs(inbox('owner', whose)));
    await assertFails(getDocs(inbox('visitor', null)));
  });

  it('cannot be counted by others', async () => {
    await assertSucceeds(getCountFromServer(inbox('owner', 'owner')));
    await assertFails(getCountFromServer(inbox('other', 'owner')));
  });
});

describe('marking as read', () => {
  const mark = (caller: Caller, id: string, fields: object = { readAt: serverTimestamp() }) =>
    updateDoc(doc(project.as[caller], paths.message(id)), fields);

  it('is allowed to the recipient', async () => {
    await assertFails(mark('visitor', 'm1'));
    await assertFails(mark('other', 'm1'));
    await assertFails(mark('owner', 'm2'));
    await assertSucceeds(mark('owner', 'm1'));
  });

  it('is possible once, with the current time, and changes nothing else', async () => {
    await assertFails(mark('owner', 'read'));
    await assertFails(mark('owner', 'read', { readAt: null }));
    await assertFails(mark('owner', 'm1', { readAt: Timestamp.fromMillis(1) }));
    await assertFails(mark('owner', 'm1', { readAt: true }));
    await assertFails(mark('owner', 'm1', { readAt: serverTimestamp(), message: 'other words' }));
    await assertFails(mark('owner', 'm1', { message: 'other words' }));
  });
});

it('a suspended creator can read and delete messages and take replies back, but not reply', async () => {
  await project.reset({
    [paths.message('m1')]: makeMessage({ id: 'm1' }),
    [paths.message('read')]: {
      ...makeMessage({ id: 'read' }),
      readAt: Timestamp.fromMillis(1),
      reply: 'A',
      repliedAt: 1,
    },
    [closedPaths.suspension('owner')]: {},
  });
  const mine = (id: string) => doc(project.as.owner, paths.message(id));
  await assertFails(updateDoc(mine('read'), { reply: 'B', repliedAt: serverTimestamp() }));
  await assertSucceeds(updateDoc(mine('read'), { reply: deleteField(), repliedAt: deleteField() }));
  await assertSucceeds(updateDoc(mine('m1'), { readAt: serverTimestamp() }));
});

describe('replying', () => {
  const write = (caller: Caller, fields: object, id = 'read') =>
    updateDoc(doc(project.as[caller], paths.message(id)), fields);
  const reply = (text: unknown = 'Guess who I think it was?') => ({ reply: text, repliedAt: serverTimestamp() });

  it('is allowed to the recipient of a message that was read', async () => {
    for (const caller of ['visitor', 'other'] as const) await assertFails(write(caller, reply()));
    for (const id of ['m1', 'm2', 'm3', 'aside']) await assertFails(write('owner', reply(), id));
    await assertSucceeds(write('owner', reply()));
    await assertSucceeds(updateDoc(doc(project.as.owner, paths.message('m1')), { readAt: serverTimestamp() }));
    await assertSucceeds(write('owner', reply(), 'm1'));
  });

  it('can be changed and undone', async () => {
    await write('owner', reply());
    await assertSucceeds(write('owner', reply('On second thought...')));
    await assertFails(write('owner', { reply: 'From another time' }));
    await assertFails(write('owner', { reply: deleteField() }));
    await assertFails(write('owner', { repliedAt: deleteField() }));
    await assertFails(write('other', { reply: deleteField(), repliedAt: deleteField() }));
    await assertSucceeds(write('owner', { reply: deleteField(), repliedAt: deleteField() }));
  });

  it('requires visible text of bounded length and the current time', async () => {
    for (const text of ['x'.repeat(REPLY_MAX), '\n🦊\n', 'مرحبا', 'two\nlines', '\u200b\u200bx\u200b\u200b'])
      await assertSucceeds(write('owner', reply(text)));
    const blank = ['', '  \n ', '\u00a0\u2003', '\u200b'];
    for (const text of [...blank, 'x'.repeat(REPLY_MAX + 1), 7, null, ['text'], { text: 'x' }])
      await assertFails(write('owner', reply(text)));
    await assertFails(write('owner', { ...reply(), repliedAt: Timestamp.fromMillis(1) }));
    await assertFails(write('owner', { reply: 'No time' }));
  });

  it('changes nothing else', async () => {
    await assertFails(write('owner', { ...reply(), message: 'other words' }));
    await assertFails(write('owner', { ...reply(), readAt: serverTimestamp() }));
    await assertFails(write('owner', { ...reply(), recipientId: 'third' }));
  });
});
