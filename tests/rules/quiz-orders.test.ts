import { closedPaths } from '@domain/closed-paths.ts';
import { QUIZ_CODE_ALPHABET } from '@domain/ids.ts';
import { LISTED_QUIZZES_MAX, QUIZ_CODE_LENGTH } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { type Caller, openProject } from './support/project.ts';

const project = openProject('quiz-orders', {
  [paths.account('owner')]: { email: 'maya@example.com' },
  [paths.quizOrder('owner')]: { codes: ['abcd2345'] },
  [paths.account('other')]: { email: 'noa@example.com' },
});

describeAccess(project, paths.quizOrder('owner'), { owner: ['get'] });

const order = (uid: string, caller: Caller = 'owner') => doc(project.as[caller], paths.quizOrder(uid));
const full = Array.from({ length: LISTED_QUIZZES_MAX }, () => 'abcd2345');
const every = QUIZ_CODE_ALPHABET.padEnd(4 * QUIZ_CODE_LENGTH, '2').match(/.{8}/g);

describe('an order of quizzes', () => {
  it.each<[string, unknown]>([
    ['none', []],
    ['one', ['zzzz2222']],
    ['letters and digits of all codes', every],
    ['as many as are listed', full],
  ])('can be written by its owner only: %s', async (_, codes) => {
    for (const caller of ['visitor', 'other'] as const) {
      await assertFails(setDoc(order('owner', caller), { codes }));
      await assertFails(updateDoc(order('owner', caller), { codes }));
    }
    await assertSucceeds(setDoc(order('owner'), { codes }));
  });

  it.each<[string, unknown]>([
    ['too many', [...full, 'abcd2345']],
    ['a short code', ['abcd234']],
    ['a long code', ['abcd23456']],
    ['a letter of no code', ['abcd234l']],
    ['a letter of no code after another', ['abcd2345', 'abcd234l']],
    ['two codes in one', ['abcd2345\nabcd2345', 'abcd2345']],
    ['two other codes in one', ['abcd2345\nzzzz2222']],
    ['an empty one', ['abcd2345', '']],
    ['a number', [22222222]],
    ['a text', 'abcd2345'],
    ['a map', { 0: 'abcd2345' }],
    ['nothing', null],
  ])('cannot be %s', async (_, codes) => {
    await assertFails(setDoc(order('owner'), { codes }));
    await assertFails(setDoc(order('other', 'other'), { codes }));
  });

  it('contains nothing else', async () => {
    await assertFails(setDoc(order('owner'), { codes: [], note: 'x' }));
    await assertFails(setDoc(order('owner'), {}));
    await assertFails(deleteDoc(order('owner')));
  });

  it('can be created by its owner only, and only with an account', async () => {
    const codes = ['zzzz2222'];
    await assertFails(setDoc(order('other'), { codes }));
    await assertSucceeds(setDoc(order('other', 'other'), { codes }));
    await project.reset({});
    await assertFails(setDoc(order('owner'), { codes }));
    expect(every).toHaveLength(4);
  });
});

it('a suspended creator cannot arrange quizzes', async () => {
  await project.reset({
    [paths.account('owner')]: { email: 'maya@example.com' },
    [paths.account('other')]: { email: 'noa@example.com' },
    [paths.quizOrder('owner')]: { codes: ['abcd2345'] },
    [closedPaths.suspension('owner')]: {},
    [closedPaths.suspension('other')]: {},
  });
  await assertFails(updateDoc(order('owner'), { codes: [] }));
  await assertFails(setDoc(order('other', 'other'), { codes: [] }));
});
