import { digestOf, matchesDigest } from '@domain/quiz/answer-digest.ts';
import type { Question, Quiz } from '@domain/quiz/quiz.ts';
import type { GivenAnswer } from '@domain/responses/response.ts';
import { useEffect, useState } from 'react';
import { sha256 } from '../../lib/sha256.ts';
import type { AnswerMark } from '../../ui/answer-button.tsx';

type Mark = Extract<AnswerMark, 'open' | 'chosen' | 'right' | 'wrong'>;

/** Returns right or wrong by a question's seal; only `chosen` without one, or where the browser can't check. */
export async function markOf(questions: readonly Question[], { questionId, given }: GivenAnswer): Promise<Mark> {
  const question = questions.find(({ id }) => id === questionId);
  const seal = question && digestOf(question);
  if (!seal) return 'chosen';
  try {
    return (await matchesDigest(seal, given, sha256)) ? 'right' : 'wrong';
  } catch {
    return 'chosen';
  }
}

/** Returns the stamp of every question of a quiz, in order. */
export function useVerdicts({ questions }: Pick<Quiz, 'questions'>, answers: readonly GivenAnswer[]): readonly Mark[] {
  const [known, setKnown] = useState<readonly Mark[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(answers.map((answer) => markOf(questions, answer))).then((marks) => isCurrent && setKnown(marks));
    return () => {
      isCurrent = false;
    };
  }, [questions, answers]);
  return questions.map((_, place) => (place < answers.length ? (known[place] ?? 'chosen') : 'open'));
}
