import { randomUUID } from 'node:crypto';
import { EXPORT_SECTIONS } from '@domain/auth/account-data.ts';
import { paths } from '@domain/paths.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { NOW } from '../browser-write.ts';
import {
  arrive,
  type Creator,
  makeCreator,
  makeGuest,
  makeProfileOf,
  saveNew,
  signUp,
  someUsername,
} from '../people.ts';
import { called, posted, someAddress } from '../requests.ts';
import type { Count, Prepare } from './counter.ts';
import { draft, message, response, withMessage, withQuiz } from './made.ts';

async function account(): Promise<Count> {
  const [newcomer, known, renamed, other, stranger, guest] = await Promise.all([
    signUp(),
    makeCreator(),
    withQuiz(),
    withQuiz(),
    arrive(),
    makeGuest(),
  ]);
  const { uid, token } = known;
  return async ({ row, write, task }) => {
    await row('new profile', () => makeProfileOf(newcomer, { name: 'Maya', username: someUsername() }));
    await row('looking up a username', () => called('checkUsername', { username: someUsername() }, newcomer.token));
    await row('signing in', () => called('ensureProfile', {}, token));
    await row('new guest', () => called('ensureGuest', { name: 'Kim' }, stranger.token, someAddress()));
    await row('taking a guest over', () => called('takeOverGuest', { pass: guest.pass }, token));
    const profile = (of: Creator) => paths.profile(of.uid);
    await write('changing a name', renamed.creator, {
      path: profile(renamed.creator),
      fields: { name: 'Another Name' },
    });
    await task('owner', renamed.creator.uid);
    await write('changing a bio', known, { path: profile(known), fields: { bio: 'Reads a lot' } });
    await row('changing a username', () => called('changeUsername', { username: someUsername() }, other.creator.token));
    const settings = { path: paths.account(uid) };
    await write('hiding words', known, { ...settings, fields: { hiddenWords: ['mean'] } });
    await write('choosing weekly emails', known, { ...settings, fields: { weeklySummary: 'en' } });
    await write('having seen the responses', known, { ...settings, fields: { responsesSeenAt: NOW } });
    await row('exporting everything', async () => {
      for (const part of EXPORT_SECTIONS) await called('exportMyData', { part, after: null }, token);
    });
  };
}

async function quizzes(prepare: Prepare): Promise<Count> {
  const [empty, edited, deleted, closed, arranged, again] = await Promise.all([
    makeCreator(),
    withQuiz(),
    withQuiz(),
    withQuiz(),
    withQuiz(),
    withQuiz(),
  ]);
  const orderOf = ({ creator, quizId }: typeof again) => ({
    path: paths.quizOrder(creator.uid),
    whole: { codes: [quizId] },
  });
  await prepare(again.creator, { ...orderOf(again), whole: { codes: [] } });
  return async ({ row, write, task }) => {
    await row('new quiz', () => saveNew(empty, draft()));
    await row('edited quiz', () =>
      called(
        'saveQuiz',
        { draftId: randomUUID(), quizId: edited.quizId, baseRevision: 1, draft: draft({ title: 'Again' }) },
        edited.creator.token,
      ),
    );
    await write('closing a quiz', closed.creator, { path: paths.quiz(closed.quizId), fields: { isClosed: true } });
    await write('deleting a quiz', deleted.creator, { path: paths.quiz(deleted.quizId), deleted: true });
    await task('cleanUpQuiz', deleted.quizId);
    await write('arranging quizzes, the first time', arranged.creator, orderOf(arranged));
    await write('arranging quizzes', again.creator, orderOf(again));
    await task('list', again.creator.uid);
  };
}

async function inbox(prepare: Prepare): Promise<Count> {
  const [toReply, toTakeBack, toRead, toDelete, toReport, blocking, answered] = await Promise.all([
    withMessage(),
    withMessage(),
    withMessage(),
    withMessage(),
    withMessage(),
    withQuiz(),
    withQuiz(),
  ]);
  const sent = message(blocking.creator.uid);
  await posted('messages', sent);
  const played = response(answered.quizId);
  await posted('responses', played);
  const at = ({ sent }: typeof toReply) => ({ path: paths.message(sent.id) });
  for (const one of [toReply, toTakeBack]) await prepare(one.creator, { ...at(one), fields: { readAt: NOW } });
  await prepare(toTakeBack.creator, { ...at(toTakeBack), fields: { reply: 'Guess.', repliedAt: NOW } });
  return async ({ row, write, task }) => {
    await write('marking a message as read', toRead.creator, { ...at(toRead), fields: { readAt: NOW } });
    await task('inbox', toRead.creator.uid);
    await write('replying', toReply.creator, { ...at(toReply), fields: { reply: 'Guess.', repliedAt: NOW } });
    await write('taking a reply back', toTakeBack.creator, {
      ...at(toTakeBack),
      fields: { reply: undefined, repliedAt: undefined },
    });
    await write('deleting a message one got', toDelete.creator, { ...at(toDelete), deleted: true });
    await write('deleting a response one got', answered.creator, { path: paths.response(played.id), deleted: true });
    await row('reporting a message', () =>
      called('reportMessage', { messageId: toReport.sent.id, reason: 'spam', note: '' }, toReport.creator.token),
    );
    const { creator } = blocking;
    await row('blocking a sender', () => called('blockSender', { messageId: sent.id }, creator.token));
    await row('unblocking senders', () => called('unblockSenders', {}, creator.token));
    let device = '';
    await row('switching notifications on', async () => {
      ({ id: device } = await called('saveDevice', makeDeviceInput(), creator.token));
    });
    await write("a device's settings", creator, { path: paths.device(device), fields: { withText: true } });
    await row('message to somebody with a device', () => posted('messages', message(creator.uid)));
    await task('push news', creator.uid);
    await write('switching notifications off', creator, { path: paths.device(device), deleted: true });
  };
}

async function leaving(): Promise<Count> {
  const { creator, quizId } = await withQuiz();
  await Promise.all([posted('responses', response(quizId)), posted('messages', message(creator.uid))]);
  return async ({ row, task }) => {
    await row('erasing an account', () =>
      called('deleteAccount', { username: creator.profile.username }, creator.token),
    );
    await task('eraseAccount', creator.uid);
  };
}

/** Counts what signed-in people do. */
export const countCreators = (prepare: Prepare): Promise<Count[]> =>
  Promise.all([account(), quizzes(prepare), inbox(prepare), leaving()]);
