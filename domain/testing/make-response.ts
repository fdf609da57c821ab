import type { QuizType } from '../games/index.ts';
import type { GivenAnswer, QuizResponse } from '../responses/response.ts';
import type { ResponseInput } from '../responses/response-input.ts';
import { scoreAnswers } from '../responses/score.ts';
import { makeId } from './make-id.ts';
import { makeKey } from './make-quiz.ts';
import { makeTracking } from './make-tracking.ts';

export function makeAnswers(type: QuizType): GivenAnswer[] {
  return makeKey(type).questions.map(({ id, correct }) => ({ questionId: id, given: correct }));
}

/** Returns a submission with every answer right. */
export function makeResponseInput(type: QuizType, override: Partial<ResponseInput> = {}): ResponseInput {
  return {
    id: makeId(),
    quizId: 'abcd2345',
    revision: 1,
    responderName: 'Sam',
    answers: makeAnswers(type),
    tracking: makeTracking(),
    ...override,
  };
}

/** Returns a stored response to the made quiz of a type, with every answer right. */
export function makeResponse(type: QuizType, override: Partial<QuizResponse> = {}): QuizResponse {
  return {
    id: makeId(),
    ownerId: 'owner',
    quiz: { id: 'abcd2345', title: 'All about me', type, ownerName: 'Maya', ownerUsername: 'maya' },
    responderName: 'Sam',
    ...scoreAnswers(makeKey(type), makeAnswers(type)),
    createdAt: 1_750_000_000_000,
    ...override,
  };
}
