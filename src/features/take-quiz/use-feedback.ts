import { ANSWER_FEEDBACK_MS } from '@domain/limits.ts';
import { digestOf, matchesDigest } from '@domain/quiz/answer-digest.ts';
import type { Question } from '@domain/quiz/quiz.ts';
import { type Dispatch, useEffect } from 'react';
import { sha256 } from '../../lib/sha256.ts';
import type { Feedback, PlayAction } from './play.ts';

/** Returns the right one of `options` by the question's digest; null when this browser can't check. */
async function findRight(question: Question, options: readonly string[]): Promise<string | null> {
  const seal = digestOf(question);
  if (!seal) return null;
  try {
    const matches = await Promise.all(options.map((option) => matchesDigest(seal, option, sha256)));
    return options[matches.indexOf(true)] ?? null;
  } catch {
    return null;
  }
}

/** Shows feedback after an answer to a sealed question, then advances, unless it `isHeld`. */
export function useFeedback(
  feedback: Feedback | null,
  question: Question,
  options: readonly string[],
  dispatch: Dispatch<PlayAction>,
  isHeld: boolean,
): void {
  const isChecking = feedback !== null && feedback.correct === null;
  const isShown = feedback !== null && feedback.correct !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options follow from the question
  useEffect(() => {
    if (!isChecking) return;
    let isCurrent = true;
    void findRight(question, options).then((correct) => {
      // without a verdict there is nothing to show: the server scores anyway
      if (isCurrent) dispatch(correct === null ? { type: 'advance' } : { type: 'reveal', correct });
    });
    return () => {
      isCurrent = false;
    };
  }, [isChecking, question, dispatch]);
  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), ANSWER_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isShown, isHeld, dispatch]);
}
