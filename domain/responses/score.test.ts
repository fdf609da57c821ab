import { describe, expect, it } from 'vitest';
import { QUIZ_TYPES } from '../games/index.ts';
import { makeKey } from '../testing/make-quiz.ts';
import { makeAnswers } from '../testing/make-response.ts';
import { scoreAnswers } from './score.ts';

type Given = ReturnType<typeof makeAnswers>[number];
const [one, two] = makeAnswers('know-me') as [Given, Given];

describe('scoreAnswers', () => {
  it.each(QUIZ_TYPES)('gives full marks for all right answers (%s)', (type) => {
    const { score, total, percentage, answers } = scoreAnswers(makeKey(type), makeAnswers(type));
    expect(score).toBe(total);
    expect(percentage).toBe(100);
    expect(answers.every((answer) => answer.isCorrect && answer.given === answer.correct)).toBe(true);
  });

  it('treats the first option like any other', () => {
    const result = scoreAnswers(makeKey('know-me'), [one, { ...two, given: 'Tea' }]);
    expect(result.answers.map((answer) => answer.isCorrect)).toEqual([true, false]);
    expect(result).toMatchObject({ score: 1, total: 2, percentage: 50 });
  });

  it('returns the answers in the order of the questions', () => {
    const result = scoreAnswers(makeKey('two-truths'), makeAnswers('two-truths').reverse());
    expect(result.answers.map((answer) => answer.questionId)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  });

  it.each([
    ['a question left out', [one]],
    ['one question twice', [one, one]],
    ['one question too many', [one, two, { questionId: 'q3', given: 'x' }]],
    ['an unknown question', [one, { ...two, questionId: 'q9' }]],
    ['an answer not on offer', [one, { ...two, given: 'Milk' }]],
    ['an index for a text', [{ ...one, given: '0' }, two]],
    ['another case', [{ ...one, given: 'red' }, two]],
    ['no answer', []],
  ])('refuses %s', (_, given) => {
    expect(() => scoreAnswers(makeKey('know-me'), given)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });

  it('refuses anything but never and ever', () => {
    const given = makeAnswers('never-have-i-ever').map((answer) => ({ ...answer, given: 'Never' }));
    expect(() => scoreAnswers(makeKey('never-have-i-ever'), given)).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });
});
