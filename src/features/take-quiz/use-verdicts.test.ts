import { textToDigest } from '@domain/quiz/answer-digest.ts';
import type { Question } from '@domain/quiz/quiz.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from '../../lib/sha256.ts';
import { markOf } from './use-verdicts.ts';

const sealed = async (correct: string): Promise<Question> => ({
  id: 'n1',
  statement: 'Fallen asleep in class',
  salt: 'salt',
  digest: await sha256(textToDigest('salt', correct)),
});
const given = (answer: string) => ({ questionId: 'n1', given: answer });
afterEach(() => vi.unstubAllGlobals());

test('a sealed question distinguishes right from wrong', async () => {
  const questions = [await sealed('ever')];
  expect(await markOf(questions, given('ever'))).toBe('right');
  expect(await markOf(questions, given('never'))).toBe('wrong');
});

test('there is no verdict without a seal, or in a browser that cannot check', async () => {
  const open = { id: 'n1', question: 'My first pet?', options: ['A snail', 'A cat'] };
  expect(await markOf([open], given('A snail'))).toBe('chosen');
  const questions = [await sealed('ever')];
  vi.stubGlobal('crypto', {}); // as on an insecure page
  expect(await markOf(questions, given('ever'))).toBe('chosen');
});
