import { expect, test } from 'vitest';
import type { Quiz } from '../quiz/quiz.ts';
import { makeQuiz } from '../testing/make-quiz.ts';
import { makeResponse } from '../testing/make-response.ts';
import { contentsOf } from './contents.ts';

const listed = (contents: ReturnType<typeof contentsOf>) =>
  Object.fromEntries([...contents].map(([context, texts]) => [context, [...texts]]));
const ofQuiz = ({ type, title, questions }: Quiz) => listed(contentsOf({ type, title, items: questions }));
const ofResponse = (type: Quiz['type'], given?: string) => {
  const { quiz, answers } = makeResponse(type);
  return listed(
    contentsOf({ type, title: quiz.title, items: answers.map((one) => ({ ...one, given: given ?? one.given })) }),
  );
};
const fiveOf = (...patterns: string[]) =>
  [1, 2, 3, 4, 5].flatMap((n) => patterns.map((one) => one.replace('#', `${n}`)));

test('a quiz: every text once, with its role', () => {
  expect(ofQuiz(makeQuiz('know-me'))).toEqual({
    title: ['All about me'],
    question: ['What is my favorite color?', 'What do I drink?'],
    answer: ['Red', 'Green', 'Blue', 'Pink', 'Tea', 'Coffee', 'Water', 'Juice'],
  });
  expect(ofQuiz(makeQuiz('two-truths'))['statement']).toEqual(fiveOf('Truth #a', 'Lie #', 'Truth #b'));
  expect(ofQuiz(makeQuiz('never-have-i-ever'))['statement']).toEqual(fiveOf('Done #'));
});

test("a result: the texts of its breakdown, without the app's own words", () => {
  expect(ofResponse('know-me', 'Green')).toEqual({
    title: ['All about me'],
    question: ['What is my favorite color?', 'What do I drink?'],
    answer: ['Green', 'Red', 'Juice'],
  });
  expect(ofResponse('two-truths', '')['statement']).toEqual(fiveOf('Lie #'));
  expect(ofResponse('never-have-i-ever')).toEqual({ title: ['All about me'], statement: fiveOf('Done #') });
});
