import { createHash } from 'node:crypto';
import { choiceOf } from '@domain/quiz/insights.ts';
import type { ScoredAnswer } from '@domain/responses/response.ts';

/** Returns a choice that can be counted, but read only by those who know the quiz's secret. */
export const hiddenChoice = (choice: string, secret: string): string =>
  createHash('sha256').update(`${secret}\n${choice}`).digest('base64url');

/** An index cuts off longer texts, and can't tell those apart that begin alike. */
const INDEXED_MAX_BYTES = 1500;

/** Returns a choice in a public quiz as it is stored and counted. */
export const openChoice = (choice: string): string =>
  Buffer.byteLength(choice) <= INDEXED_MAX_BYTES ? choice : hiddenChoice(choice, '');

/** Returns what a response stores to be counted; with a private quiz's secret, hidden. */
export const choicesOf = (answers: readonly ScoredAnswer[], secret: string | null): string[] =>
  answers.map(({ questionId, prompt, given }) => {
    const choice = choiceOf(questionId, prompt, given);
    return secret === null ? openChoice(choice) : hiddenChoice(choice, secret);
  });
