import { randomUUID } from 'node:crypto';
import { LISTED_QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft, makeQuiz } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { saveProfileCard } from '../../functions/src/db/profiles.ts';
import { saveQuizList } from '../../functions/src/db/quiz-lists.ts';
import { db, stored, writeAll } from './support/backend.ts';
import { cardOf, expectedCard, titlesBecome, titlesOf } from './support/copies.ts';
import { isGone, patch, storedMatches } from './support/documents.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { isPersonal } from './support/quiet-log.ts';
import { called, posted } from './support/requests.ts';
import { untilEqual, untilMatches } from './support/until.ts';

const change = (creator: Creator, fields: Partial<Creator['profile']>) => {
  isPersonal(fields.name);
  return patch(paths.profile(creator.uid), fields);
};

describe.concurrent('the copy of a profile under its username', () => {
  it('follows every change, counts included', async () => {
    const creator = await makeCreator();
    await change(creator, { name: 'Somebody Renamed', bio: 'Hello', acceptsMessages: false });
    const card = await untilMatches(() => cardOf(creator), { name: 'Somebody Renamed' });
    expect(card).toEqual(await expectedCard(creator));
    expect(card).toMatchObject({ bio: 'Hello', acceptsMessages: false });
  });

  it('is deleted with the profile, and the username stays reserved', async () => {
    const creator = await makeCreator();
    await db().doc(paths.profile(creator.uid)).delete();
    await untilEqual(() => cardOf(creator), { uid: creator.uid });
  });

  it('is not stored under a username that belongs to somebody else, or no longer to anybody', async () => {
    const [creator, other] = await Promise.all([makeCreator(), makeCreator()]);
    const before = await cardOf(other);
    await saveProfileCard(creator.uid, other.profile.username);
    expect(await cardOf(other)).toEqual(before);
    const free = `free${randomUUID().slice(0, 8)}`;
    await saveProfileCard(creator.uid, free);
    expect(await stored(paths.username(free))).toBeUndefined();
  });
});

describe.concurrent('the list of public quizzes', () => {
  it('has the fields that a card shows and no more, the newest first', async () => {
    const creator = await makeCreator();
    const first = await saveNew(creator, makeDraft('never-have-i-ever', { title: 'The first' }));
    await saveNew(creator, makeDraft('know-me', { title: 'A secret', isPublic: false, password: 'hidden one' }));
    const second = await saveNew(creator, makeDraft('two-truths', { title: 'The second' }));
    await titlesBecome(creator, ['The second', 'The first']);
    const entry = (id: string, title: string, type: string) => ({
      id,
      title,
      type,
      createdAt: expect.any(Timestamp),
    });
    expect(await stored(paths.listing(creator.uid))).toEqual({
      quizzes: [
        entry(second.quizId, 'The second', 'two-truths'),
        entry(first.quizId, 'The first', 'never-have-i-ever'),
      ],
      open: 2,
      scores: {},
      plays: { [first.quizId]: 0, [second.quizId]: 0 },
    });
  });

  it('follows titles, plays, and quizzes that become private or are deleted', async () => {
    const { creator, quizId } = await makePublished({ title: 'As it was' });
    const other = await saveNew(creator, makeDraft('know-me', { title: 'The other' }));
    await titlesBecome(creator, ['The other', 'As it was']);
    const save = (baseRevision: number, draft: object) =>
      called('saveQuiz', savedAs(draft, quizId, baseRevision), creator.token);
    await save(1, makeDraft('know-me', { title: 'Renamed' }));
    await titlesBecome(creator, ['The other', 'Renamed']);
    await posted('responses', answersTo(quizId, { revision: 2 }));
    await storedMatches(paths.listing(creator.uid), { quizzes: [{}, { title: 'Renamed' }], plays: { [quizId]: 1 } });
    await save(2, makeDraft('know-me', { title: 'Renamed', isPublic: false, password: 'hidden one' }));
    await titlesBecome(creator, ['The other']);
    await db().doc(paths.quiz(other.quizId)).delete();
    await isGone(paths.listing(creator.uid));
  });

  it("has the creator's order: newer ones on top, deleted or private ones skipped", async () => {
    const creator = await makeCreator();
    const save = (title: string, change: object = {}) => saveNew(creator, makeDraft('know-me', { title, ...change }));
    const first = await save('The first');
    const second = await save('The second');
    const secret = await save('A secret', { isPublic: false, password: 'hidden one' });
    await titlesBecome(creator, ['The second', 'The first']);
    const order = db().doc(paths.quizOrder(creator.uid));
    await order.set({ codes: [secret.quizId, first.quizId, 'zzzz2222', second.quizId] });
    await titlesBecome(creator, ['The first', 'The second']);
    await save('The third');
    await titlesBecome(creator, ['The third', 'The first', 'The second']);
    await order.set({ codes: [] });
    await titlesBecome(creator, ['The third', 'The second', 'The first']);
  });

  it('is bounded: the oldest are left out', async () => {
    const uid = randomUUID();
    const all = Array.from({ length: LISTED_QUIZZES_MAX + 1 }, (_, n) => ({
      ...makeQuiz('know-me', { ownerId: uid, title: `Quiz ${n}` }),
      createdAt: Timestamp.fromMillis(n),
    }));
    await writeAll(Object.fromEntries(all.map((quiz) => [paths.quiz(randomUUID().slice(0, 8)), quiz])));
    await saveQuizList(uid);
    const titles = titlesOf(await stored(paths.listing(uid)));
    expect(titles).toHaveLength(LISTED_QUIZZES_MAX);
    expect([titles[0], titles.at(-1)]).toEqual([`Quiz ${LISTED_QUIZZES_MAX}`, 'Quiz 1']);
  });
});
