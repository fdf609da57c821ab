import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { boardIn } from './support/boards.ts';
import { writeAs } from './support/browser-write.ts';
import { answersTo } from './support/inputs.ts';
import { makeCreator, makePublished, saveNew, signUp, someUsername } from './support/people.ts';
import { call, posted } from './support/requests.ts';
import { untilEqual } from './support/until.ts';

const POSING = 'ᎳհоKnows Support';

it('nobody can create a profile under a name that impersonates the app', async () => {
  const { token, uid } = await signUp();
  const { body } = await call('ensureProfile', { name: POSING, username: someUsername(), ageGroup: '18+' }, token);
  expect(body.error?.details).toMatchObject({ code: 'invalid-input', fields: { name: 'taken' } });
  expect(await stored(paths.profile(uid))).toBeUndefined();
});

it('a name written past the app is reverted, and never copied', async () => {
  const creator = await makeCreator('Ada');
  const { uid, profile } = creator;
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const name = async (path: string) => (await stored(path))?.['name'];
  await writeAs(creator, { path: paths.profile(uid), fields: { name: POSING } });
  await untilEqual(() => name(paths.profile(uid)), 'Ada');
  await writeAs(creator, { path: paths.profile(uid), fields: { bio: 'Hello' } });
  await untilEqual(async () => (await stored(paths.username(profile.username)))?.['bio'], 'Hello');
  expect(await name(paths.username(profile.username))).toBe('Ada');
  expect((await stored(paths.quiz(quizId)))?.['owner']).toMatchObject({ name: 'Ada' });
});

it('a player’s name that impersonates the app is hidden on results and the scoreboard', async () => {
  const { quizId } = await makePublished();
  const input = answersTo(quizId, { wasToldOfBoard: true });
  const { id } = await posted('responses', { ...input, responderName: 'WhoKnows Team' });
  expect(await stored(paths.response(id))).toMatchObject({ isNameHidden: true });
  expect((await boardIn(quizId))?.entries.map(({ name }) => name)).toEqual([null]);
});
