import { randomUUID } from 'node:crypto';
import { READY } from '@domain/locales/ready.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { decideAs, reported } from './support/deciding.ts';
import { savedAs } from './support/inputs.ts';
import { makeOperator } from './support/operators.ts';
import { makeCreator, makeGuest, type Person, saveNew } from './support/people.ts';
import { call, called } from './support/requests.ts';

type Questions = NonNullable<Parameters<typeof makeDraft<'know-me'>>[1]>['questions'];

/** Words of letters that no other test uses. */
const someWord = () =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
const question = (text: string, at: number, mark = '') => ({
  id: `q${at}`,
  question: `${text} ${mark}`,
  options: [`Lena${mark}`, `${mark}Noa`, 'Sam', 'Kim'],
  correctAnswer: at % 4,
});
const draftOf = (questions: object[], title = 'About 8b') =>
  makeDraft('know-me', { title, questions: questions as unknown as NonNullable<Questions> });
/** Returns the code of the error that a save gets; undefined for a saved quiz. */
const save = async (person: Person, questions: object[], title?: string) =>
  (await call('saveQuiz', savedAs(draftOf(questions, title)), person.token)).body.error?.details?.code;
async function remove(quizId: string) {
  const [operator, found] = [await makeOperator(), await reported({ kind: 'quiz', quizId })];
  await decideAs(operator, found, { action: 'remove' });
  return () => called('decide', { ...found, action: 'put-back', note: 'Sorry' }, operator.token);
}

it('a removed quiz comes back under no other identity, respelled or with a question more, until it is put back', async () => {
  const words = Array.from({ length: 4 }, someWord);
  const { quizId } = await saveNew(await makeGuest(), draftOf(words.map((word, at) => question(word, at))));
  const putBack = await remove(quizId);
  const respelled = [...words.map((word, at) => question(word.toUpperCase(), at, '!7\u{1F525}'))].reverse();
  const [guest, creator] = [await makeGuest(), await makeCreator()];
  expect(await save(guest, respelled, 'Another title')).toBe('forbidden');
  expect(await save(creator, [...respelled, question(someWord(), 4)], 'Another title')).toBe('forbidden');
  // who asks a few of the same is no other than anybody
  const others = Array.from({ length: 3 }, (_, at) => question(someWord(), at + 4));
  expect(await save(creator, [...respelled.slice(0, 2), ...others])).toBeUndefined();
  await putBack();
  expect(await save(guest, respelled)).toBeUndefined();
});

it('nobody can close another’s quiz by a copy that is removed, and removed questions can’t be added to a quiz', async () => {
  const [copied, others] = [0, 4].map((from) => [0, 1, 2, 3].map((at) => question(someWord(), from + at)));
  const [lena, copier] = [await makeCreator(), await makeGuest()];
  const own = await saveNew(lena, draftOf(copied ?? []));
  const other = await saveNew(copier, draftOf(others ?? []));
  await remove((await saveNew(await makeGuest(), draftOf(copied ?? []))).quizId);
  const edit = (person: Person, quizId: string, questions: object[]) =>
    call('saveQuiz', savedAs(draftOf(questions, 'Edited'), quizId, 1), person.token);
  expect((await edit(lena, own.quizId, copied ?? [])).status).toBe(200);
  expect((await edit(copier, other.quizId, [...(others ?? []), ...(copied ?? [])])).status).toBe(403);
});

it('the app’s own questions can always be asked, whatever else they stood beside', async () => {
  const own = Object.entries(READY.en['know-me'].normal)
    .slice(0, 5)
    .map(([id, ready], at) => ({ ...ready, id, correctAnswer: at % 4 }));
  const { quizId } = await saveNew(await makeGuest(), draftOf(own, someWord()));
  await remove(quizId);
  expect(await save(await makeGuest(), own)).toBeUndefined();
});

it('an account that takes a guest over gets their warnings, once', async () => {
  const [guest, owner] = [await makeGuest(), await makeCreator()];
  const { quizId } = await saveNew(guest, draftOf([question(someWord(), 0)]));
  await remove(quizId);
  const told = (await stored(paths.account(guest.uid)))?.['warnings'];
  expect(told).toMatchObject([{ kind: 'removed', things: ['quiz'], words: expect.any(String) }]);
  for (const _ of ['once', 'twice']) await called('takeOverGuest', { pass: guest.pass }, owner.token);
  expect((await stored(paths.account(owner.uid)))?.['warnings']).toEqual(told);
});
