import type { QuizResponse } from './response.ts';

/** Returns the public part: score and given answers, not which of them are right: that would reveal the answers. */
export const withoutTexts = <T extends Pick<QuizResponse, 'answers'>>(response: T) => ({
  ...response,
  isPrivate: true,
  answers: [],
  givenAnswers: response.answers.map(({ questionId, given }) => ({ questionId, given })),
});

/** Returns whether this is only the public part of a response to a private quiz. */
export const isClosed = ({ isPrivate, answers }: Pick<QuizResponse, 'isPrivate' | 'answers'>): boolean =>
  isPrivate === true && answers.length === 0;

export const ANONYMOUS_RESPONDER = 'Anonymous User';
