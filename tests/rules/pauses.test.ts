import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeProfile } from '@domain/testing/make-profile.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, expect, it } from 'vitest';
import { openProject } from './support/project.ts';

const project = openProject('pauses');

const PEOPLE = ['owner', 'paused'] as const;
/** What each of them has that a write of theirs starts a function for. */
const allOf = (uid: string) => ({
  [paths.profile(uid)]: makeProfile({ uid }),
  [paths.account(uid)]: {},
  [paths.quizOrder(`${uid}`)]: { codes: [] },
  [paths.quiz(`${uid}2345`)]: { ownerId: uid, isPublic: true, isClosed: false },
  [paths.message(uid)]: { ...makeMessage({ id: uid, recipientId: uid }), readAt: Timestamp.fromMillis(1) },
});
beforeEach(() => project.reset({ ...allOf('owner'), ...allOf('paused'), [closedPaths.pause('paused')]: {} }));

it.each<[string, (uid: string) => readonly [path: string, fields: object]]>([
  ['a profile', (uid) => [paths.profile(uid), { bio: 'Once more' }]],
  ['whether a quiz takes answers', (uid) => [paths.quiz(`${uid}2345`), { isClosed: true }]],
  ['a reply', (uid) => [paths.message(uid), { reply: 'Once more', repliedAt: serverTimestamp() }]],
  ['the order of quizzes', (uid) => [paths.quizOrder(uid), { codes: ['abcd2345'] }]],
])('somebody who has written too often cannot change %s, and others can', async (_, change) => {
  for (const uid of PEOPLE) {
    const [path, fields] = change(uid);
    const work = updateDoc(doc(project.signedIn(uid, {}), path), fields);
    await (uid === 'paused' ? assertFails(work) : assertSucceeds(work));
  }
});

it('nor create a first order', async () => {
  await project.reset({
    [paths.account('owner')]: {},
    [paths.account('paused')]: {},
    [closedPaths.pause('paused')]: {},
  });
  const order = (uid: string) => setDoc(doc(project.signedIn(uid, {}), paths.quizOrder(uid)), { codes: [] });
  await assertSucceeds(order('owner'));
  await assertFails(order('paused'));
});

it('marking messages as read stays possible, as it costs nothing', async () => {
  const message = doc(project.signedIn('paused', {}), paths.message('unread'));
  await project.reset({
    [paths.message('unread')]: makeMessage({ id: 'unread', recipientId: 'paused' }),
    [closedPaths.pause('paused')]: {},
  });
  await expect(updateDoc(message, { readAt: serverTimestamp() })).resolves.toBeUndefined();
});
