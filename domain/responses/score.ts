import { DomainError } from '../errors.ts';
import { offeredOptions } from '../quiz/insights.ts';
import type { QuizKey } from '../quiz/quiz.ts';
import { percentageOf } from './percentage.ts';
import type { GivenAnswer, ScoredAnswer } from './response.ts';

export interface Score {
  answers: ScoredAnswer[];
  score: number;
  total: number;
  percentage: number;
}

/** Scores answers by their revision's key. Throws `invalid-input` unless each question has one answer on offer. */
export function scoreAnswers(key: QuizKey, given: readonly GivenAnswer[]): Score {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer.given]));
  if (given.length !== key.questions.length || byQuestion.size !== given.length) {
    throw new DomainError('invalid-input', 'Each question takes exactly one answer.', {
      fields: { answers: 'invalid' },
    });
  }
  const answers = key.questions.map(({ id, prompt, options, correct }): ScoredAnswer => {
    const choice = byQuestion.get(id);
    if (choice === undefined || !offeredOptions(key, { options }).includes(choice)) {
      throw new DomainError('invalid-input', 'An answer is not one of those on offer.', {
        fields: { answers: 'invalid' },
      });
    }
    return { questionId: id, prompt, options, given: choice, correct, isCorrect: choice === correct };
  });
  const score = answers.filter((answer) => answer.isCorrect).length;
  return { answers, score, total: answers.length, percentage: percentageOf(score, answers.length) };
}
