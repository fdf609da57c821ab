import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { callables } from '@domain/api.ts';
import { QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { parse } from '@domain/schema.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { saveQuiz } from '../../functions/src/handlers/save-quiz.ts';
import { stored, writeAll } from './support/backend.ts';
import { savedAs } from './support/inputs.ts';
import { makeCreator, makeGuest, saveNew } from './support/people.ts';
import { contextOf } from './support/second-instance.ts';

let hashed = 0;
const init = (_: number, type: string) => {
  if (type === 'SCRYPTREQUEST') hashed += 1;
};
createHook({ init }).enable();

const locked = { isPublic: false, password: 'hidden one' };
/** Returns the error's code, if any, and how many passwords were hashed. */
async function save(uid: string, quizId: string | null = null, baseRevision: number | null = null) {
  hashed = 0;
  const context = contextOf(randomUUID());
  const input = parse(callables.saveQuiz.input, savedAs(makeDraft('know-me', locked), quizId, baseRevision));
  const caller = { ...context, uid, signedInAt: 0, isAnonymous: false, network: () => context };
  const code = await saveQuiz(input, caller).then(
    () => null,
    (error: { code?: string }) => error.code,
  );
  return [code, hashed];
}

it('a password is hashed once, and only where the quiz is saved', async () => {
  const [owner, other, guest, full] = await Promise.all([makeCreator(), makeCreator(), makeGuest(), makeCreator()]);
  const { quizId } = await saveNew(owner, makeDraft('know-me'));
  const quiz = await stored(paths.quiz(quizId));
  await writeAll(
    Object.fromEntries(
      Array.from({ length: QUIZZES_MAX }, () => [paths.quiz(randomUUID()), { ...quiz, ownerId: full.uid }]),
    ),
  );
  expect(await save(other.uid, quizId, 1)).toEqual(['forbidden', 0]);
  expect(await save(owner.uid, quizId, 7)).toEqual(['conflict', 0]);
  expect(await save(guest.uid)).toEqual(['account-required', 0]);
  expect(await save(full.uid)).toEqual(['limit-reached', 0]);
  expect(await save(owner.uid, quizId, 1)).toEqual([null, 1]);
});
