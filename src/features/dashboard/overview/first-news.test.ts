import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { LOADING, ready } from '../../../lib/load-state.ts';
import { newsOf } from './first-news.ts';

const quiz = makeQuiz('know-me');
const none = ready([]);

it.each([
  ['a quiz that its page does not list', [{ ...quiz, isPublic: false }], { ...quiz, isPublic: false }],
  ['the newest that is open', [{ ...quiz, isClosed: true }, { ...quiz, isRemoved: true }, quiz], quiz],
  ['none, where nobody could play', [{ ...quiz, isClosed: true }], null],
])('without answers, what is shared is %s', (_, quizzes, shared) => {
  expect(newsOf(none, none, { unread: 0, quizzes: ready(quizzes) })).toEqual({ kind: 'none', quiz: shared });
});

it('nothing is said to be missing while it loads', () => {
  expect(newsOf(none, none, { unread: 0, quizzes: LOADING })).toBeNull();
  expect(newsOf(LOADING, none, { unread: 0, quizzes: none })).toBeNull();
});
