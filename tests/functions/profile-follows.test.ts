import { RENAME_WINDOW_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { isPersonal } from './support/quiet-log.ts';
import { posted } from './support/requests.ts';

const PHOTO = 'https://example.com/photo-of-a-creator.png';

const change = (creator: Creator, fields: Partial<Creator['profile']>) => {
  isPersonal(fields.name);
  return patch(paths.profile(creator.uid), fields);
};
const ownerBecomes = (quizId: string, owner: object) =>
  storedWhen(paths.quiz(quizId), (quiz) => expect(quiz?.['owner']).toEqual(owner));

/** A quiz without the time of its count: an operator's recount, in another test, may come in between. */
const uncounted = ({ countedAt: _, ...rest }: Record<string, unknown> = {}) => rest;

it('name and photo are copied to every quiz, including private ones, and change nothing else', async () => {
  const creator = await makeCreator();
  const stranger = await makeCreator();
  const { username } = creator.profile;
  const quizzes = [
    await saveNew(creator, makeDraft('know-me')),
    await saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' })),
    await saveNew(creator, makeDraft('never-have-i-ever')),
  ];
  const foreign = await saveNew(stranger, makeDraft('know-me'));
  const before = await Promise.all(quizzes.map(({ quizId }) => stored(paths.quiz(quizId))));

  await change(creator, { name: 'Somebody Renamed', photoURL: PHOTO });
  const owner = { username, name: 'Somebody Renamed', photoURL: PHOTO };
  for (const [index, { quizId }] of quizzes.entries()) {
    const after = await ownerBecomes(quizId, owner);
    expect(uncounted(after)).toEqual({ ...uncounted(before[index]), owner });
  }
  expect((await stored(paths.quiz(foreign.quizId)))?.['owner']).toMatchObject({ name: stranger.profile.name });

  await change(creator, { photoURL: null });
  for (const { quizId } of quizzes) await ownerBecomes(quizId, { ...owner, photoURL: null });
});

it('old responses keep their name', async () => {
  const { creator, quizId } = await makePublished();
  const { id } = await posted('responses', { ...makeResponseInput('know-me'), id: crypto.randomUUID(), quizId });
  await change(creator, { name: 'Another Person Now' });
  await ownerBecomes(quizId, expect.objectContaining({ name: 'Another Person Now' }));
  expect(await stored(paths.response(id))).toMatchObject({ quiz: { ownerName: creator.profile.name } });
});

it('the last of many changes in quick succession wins, while quizzes are created and deleted', async () => {
  const creator = await makeCreator();
  const quizzes = await Promise.all(Array.from({ length: 6 }, () => saveNew(creator, makeDraft('know-me'))));
  const gone = quizzes.pop()?.quizId ?? '';
  for (let turn = 1; turn <= 8; turn++) {
    await change(creator, { name: `Creator of turn ${turn}` });
    if (turn === 4) await db().doc(paths.quiz(gone)).delete();
  }
  const late = await saveNew(creator, makeDraft('know-me'));
  const all = [...quizzes, late].map(({ quizId }) => quizId);
  for (const quizId of all) await ownerBecomes(quizId, expect.objectContaining({ name: 'Creator of turn 8' }));
  expect(await stored(paths.quiz(gone))).toBeUndefined();
});

it('many changes are copied together, once in five seconds', { tags: 'night' }, async () => {
  const { creator, quizId } = await makePublished();
  const copied = new Set<string>();
  const stop = db()
    .doc(paths.quiz(quizId))
    .onSnapshot((quiz) => copied.add(quiz.get('owner.name') as string));
  const startedAt = Date.now();
  const names = Array.from({ length: 8 }, (_, n) => `Creator of many names ${n}`);
  for (const name of names) {
    await change(creator, { name });
    // the trigger has seen this change before the next one is made
    await storedWhen(paths.username(creator.profile.username), (card) => expect(card?.['name']).toBe(name));
  }
  const windows = Math.floor((Date.now() - startedAt) / (RENAME_WINDOW_S * 1000)) + 2;
  await ownerBecomes(quizId, expect.objectContaining({ name: names.at(-1) }));
  stop();
  copied.delete(creator.profile.name);
  expect(copied.size).toBeLessThanOrEqual(windows);
});
