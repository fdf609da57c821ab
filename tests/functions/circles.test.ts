import { randomUUID } from 'node:crypto';
import type { CircleChange } from '@domain/circle/circle-input.ts';
import { gridOf } from '@domain/circle/grid.ts';
import { storedCircle } from '@domain/circle/stored-circle.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { CIRCLE_MEMBERS_MAX, PLAYER_NAME_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { endUnusedCircles } from '../../functions/src/db/circles.ts';
import { fromStored } from '../../functions/src/db/firestore.ts';
import { db, stored } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { called, post, posted, readOverRest, refusal, visited } from './support/requests.ts';

const codeOf = async (...args: Parameters<typeof post>) => (await refusal(post(...args))).error.code;
const change = (circleId: string, key: string, what: CircleChange) => ({ circleId, key, change: what });
async function makeCircle() {
  const circle = makeCircleInput();
  await posted('circles', circle);
  return circle;
}
async function joined(circleId: string, more: Parameters<typeof makeMemberInput>[1] = {}) {
  const member = makeMemberInput(circleId, more);
  await posted('circle-members', member);
  return member;
}
async function gridIn(id: string) {
  const circle = fromStored(storedCircle, await db().doc(paths.circle(id)).get());
  if (!circle) throw new Error('There is no circle.');
  return gridOf(circle).map(({ cells }) => cells);
}
/** All that anybody with the link reads. */
const seen = async (id: string) => JSON.stringify(await visited(paths.circle(id)));

it('a circle asks the app’s own questions, or those of a quiz that allows it, and is created once', async () => {
  const circle = await makeCircle();
  expect(await posted('circles', circle)).toEqual({ id: circle.id });
  expect(await codeOf('circles', { ...circle, key: randomUUID() })).toBe('conflict');
  for (const ready of [
    ['k01', 'k01', 'k02', 'k03', 'k04'],
    ['toString', 'k01', 'k02', 'k03', 'k04'],
  ])
    expect(await codeOf('circles', makeCircleInput({ asked: { ready, language: 'fr' } }))).toBe('invalid-input');
  const creator = await makeCreator();
  const kept = await saveNew(creator, makeDraft('know-me', { allowsRemix: false }));
  const draft = makeDraft('know-me');
  const { quizId } = await saveNew(creator, draft);
  const ofQuiz = makeCircleInput({ name: 'admin', asked: { quizId } });
  expect(await codeOf('circles', makeCircleInput({ asked: { quizId: kept.quizId } }))).toBe('invalid-input');
  await called('makeCircle', ofQuiz, creator.token);
  const made = await stored(paths.circle(ofQuiz.id));
  expect(made).toMatchObject({ ownerId: creator.uid, name: '', members: {}, isClosed: false });
  expect(made?.['questions']).toMatchObject(draft.questions.map(({ id }) => ({ id, options: expect.any(Array) })));
  expect(JSON.stringify(made)).not.toContain('correct');
});

it('people join with a secret key, guess each other once, and see answers only after that', async () => {
  const { id } = await makeCircle();
  const ada = await joined(id, { name: 'Ada', answers: [3, 1, 3, 1, 3] });
  const kim = await joined(id, { name: 'Kim' });
  expect(await posted('circle-members', { ...ada, answers: [0, 0, 0, 0, 0] })).toEqual({ id: ada.id });
  expect(await codeOf('circle-members', { ...ada, key: randomUUID() })).toBe('conflict');
  expect(await seen(id)).not.toContain('answers');
  expect((await readOverRest(closedPaths.circleSecrets(id)))[0]).toBe(403);
  const guess = makeGuessInput(kim, ada.id, [3, 1, 3, 0, 0]);
  const verdict = { right: 3, answers: [3, 1, 3, 1, 3] };
  const ten = await Promise.all(Array.from({ length: 10 }, () => posted('circle-guesses', guess)));
  expect(ten).toEqual(Array.from({ length: 10 }, () => ({ id: guess.id, verdict })));
  const better = makeGuessInput(kim, ada.id, ada.answers as number[]);
  expect(await posted('circle-guesses', better)).toEqual({ id: better.id, verdict });
  expect(await codeOf('circle-guesses', { ...guess, key: ada.key })).toBe('not-found');
  expect(await codeOf('circle-guesses', { ...guess, answers: [0, 0, 0, 0] })).toBe('invalid-input');
  expect(await gridIn(id)).toEqual([
    [null, null],
    [60, null],
  ]);
});

it('twelve people who guess all others simultaneously fill the grid, and a thirteenth is refused', {
  tags: 'night',
}, async () => {
  const { id } = await makeCircle();
  const people = await Promise.all(
    Array.from({ length: CIRCLE_MEMBERS_MAX }, (_, at) =>
      joined(id, { name: `P${at}`, answers: Array(5).fill(at % 4) }),
    ),
  );
  expect(await codeOf('circle-members', makeMemberInput(id))).toBe('circle-full');
  // refused ones try again, as a device does
  const guess = async (by: number, about: number): Promise<void> => {
    const [one, other] = [people[by], people[about]];
    if (!one || !other || by === about) return;
    const sent = makeGuessInput(one, other.id, Array(5).fill(0));
    for (;;) if ((await post('circle-guesses', sent)).status === 200) return;
  };
  await Promise.all(people.map(async (_, by) => Promise.all(people.map((__, about) => guess(by, about)))));
  const grid = await gridIn(id);
  expect(grid.flat().filter((cell) => cell === null)).toHaveLength(CIRCLE_MEMBERS_MAX);
  expect(grid.flat().filter((cell) => cell === 100)).toHaveLength(3 * (CIRCLE_MEMBERS_MAX - 1));
});

it('members can leave and rename themselves, and only the creator can remove others, close and delete', async () => {
  const { id, key } = await makeCircle();
  const [ada, kim, noa] = [await joined(id, { name: 'Ada' }), await joined(id), await joined(id)];
  await posted('circle-guesses', makeGuessInput(kim, ada.id));
  const by = (of: { key: string }, what: CircleChange) => change(id, of.key, what);
  const rename: CircleChange = { do: 'rename', memberId: ada.id, name: 'Support' };
  expect(await codeOf('circle-changes', by(kim, rename))).toBe('not-found');
  await posted('circle-changes', by(ada, { ...rename, name: 'Adélaïde' }));
  expect(await seen(id)).toContain('Adélaïde');
  await posted('circle-changes', by(ada, rename));
  expect(await seen(id)).not.toContain('Support');
  for (const what of [{ do: 'close', isClosed: true }, { do: 'end' }, { do: 'leave', memberId: noa.id }] as const)
    expect(await codeOf('circle-changes', by(ada, what))).toBe('not-found');
  for (let twice = 0; twice < 2; twice++) await posted('circle-changes', by(ada, { do: 'leave', memberId: ada.id }));
  await posted('circle-changes', by({ key }, { do: 'leave', memberId: noa.id }));
  expect(await gridIn(id)).toEqual([[null]]);
  const late = makeGuessInput(kim, ada.id);
  expect(await posted('circle-guesses', late)).toEqual({ id: late.id, verdict: null });
  await posted('circle-changes', by({ key }, { do: 'close', isClosed: true }));
  expect(await codeOf('circle-members', makeMemberInput(id))).toBe('circle-closed');
  expect(await posted('circle-members', kim)).toEqual({ id: kim.id });
  for (let twice = 0; twice < 2; twice++) await posted('circle-changes', by({ key }, { do: 'end' }));
  expect(await codeOf('circle-guesses', { ...late, aboutId: noa.id })).toBe('gone');
  expect(Object.keys((await stored(paths.circle(id))) ?? {}).sort()).toEqual(['endedAt', 'expiresAt']);
  expect(await stored(closedPaths.circleSecrets(id))).toBeUndefined();
  expect(await codeOf('circles', makeCircleInput({ id }))).toBe('conflict');
});

it('a circle that has ended, is hidden or never existed cannot be used', async () => {
  const [unused, hidden] = [await makeCircle(), await makeCircle()];
  const { id } = unused;
  const kim = await joined(id);
  await patch(paths.circle(id), { endsAt: Timestamp.fromMillis(Date.now() - 1) });
  expect(await codeOf('circle-guesses', makeGuessInput(kim, randomUUID()))).toBe('gone');
  await endUnusedCircles(Date.now());
  expect(await stored(paths.circle(id))).toEqual({ endedAt: expect.any(Timestamp), expiresAt: expect.any(Timestamp) });
  expect(await codeOf('circle-members', makeMemberInput(id))).toBe('gone');
  const noa = await joined(hidden.id);
  await patch(paths.circle(hidden.id), { isRemoved: true, removedBy: 'case' });
  for (const circleId of [hidden.id, randomUUID()])
    expect(await codeOf('circle-members', makeMemberInput(circleId))).toBe('not-found');
  expect((await readOverRest(paths.circle(hidden.id)))[0]).toBe(403);
  await posted('circle-changes', change(hidden.id, noa.key, { do: 'leave', memberId: noa.id }));
  expect(await stored(paths.circle(hidden.id))).toMatchObject({ members: {}, isRemoved: true, removedBy: 'case' });
  await posted('circle-changes', change(hidden.id, hidden.key, { do: 'end' }));
});

it('a name that can be read in many ways is answered like any other, and nothing waits for it', async () => {
  const name = `${'⑪'.repeat(PLAYER_NAME_MAX - 1)}x`;
  expect(await codeOf('circle-members', makeMemberInput(randomUUID(), { name }))).toBe('not-found');
  const { id } = await makeCircle();
  const member = await joined(id, { name });
  expect(await stored(paths.circle(id))).toMatchObject({ members: { [member.id]: { name } } });
});
