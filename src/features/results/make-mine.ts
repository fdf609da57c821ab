import type { QuizResponse } from '@domain/responses/response.ts';
import { href } from '../../config/href.ts';

/** Returns where a player makes a quiz like the one just played. */
export const makeMine = ({ quiz }: Pick<QuizResponse, 'quiz'>): string => href.createQuiz({ type: quiz.type });
