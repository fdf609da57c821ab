import type { QuizResponse } from '@domain/responses/response.ts';
import { useState } from 'react';
import { fetchQuiz } from '../../data/public-quizzes.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { hasPlayed } from '../../lib/played-quizzes.ts';
import { readUnlocked } from '../../lib/unlocked-quiz.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { readSessionHint } from '../../session/hint.ts';

/** `locked`: they belong to a private quiz that wasn't opened on this device. */
type Answers = 'hidden' | 'checking' | 'shown' | 'locked' | 'failed';

/** Returns whether there is nothing to spoil: the quiz was played or made on this device. */
export const knowsAnswers = ({ id, ownerId, quiz }: Pick<QuizResponse, 'id' | 'ownerId' | 'quiz'>): boolean =>
  hasPlayed(quiz.id) || findDeleteKey(id) !== undefined || readSessionHint()?.uid === ownerId;

/** Returns whether a result's right answers are visible; `toggle` reveals them to anyone who could play. */
export function useAnswers(result: QuizResponse) {
  const [isKnown] = useDeviceState(() => knowsAnswers(result), false);
  const [asked, setAnswers] = useState<Answers>('hidden');
  const answers = isKnown ? 'shown' : asked;
  const show = async () => {
    setAnswers('checking');
    const code = result.quiz.id;
    try {
      const isPrivate = (await fetchQuiz(code)).kind === 'private';
      setAnswers(isPrivate && !readUnlocked(code) ? 'locked' : 'shown');
    } catch {
      setAnswers('failed');
    }
  };
  return { isKnown, answers, toggle: () => (answers === 'shown' ? setAnswers('hidden') : void show()) };
}
