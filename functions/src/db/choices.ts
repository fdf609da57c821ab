import { createHash } from 'node:crypto';
import { choiceOf } from '@domain/quiz/insights.ts';
import type { ScoredAnswer } from '@domain/responses/response.ts';

/** A choice that is counted like any other, and tells nobody what was asked who does not know the quiz's secret. */
export const hiddenChoice = (choice: string, secret: string): string =>
  createHash('sha256').update(`${secret}\n${choice}`).digest('base64url');

/** What an index takes of a text. A longer one is cut, and no longer told from others that begin like it. */
const INDEXED_MAX_BYTES = 1500;

/** A choice in a public quiz as it is stored and counted by. */
export const openChoice = (choice: string): string =>
  Buffer.byteLength(choice) <= INDEXED_MAX_BYTES ? choice : hiddenChoice(choice, '');

/** What a response stores to be counted by; with the secret of a private quiz, whose questions are not for everybody. */
export const choicesOf = (answers: readonly ScoredAnswer[], secret: string | null): string[] =>
  answers.map(({ questionId, prompt, given }) => {
    const choice = choiceOf(questionId, prompt, given);
    return secret === null ? openChoice(choice) : hiddenChoice(choice, secret);
  });
