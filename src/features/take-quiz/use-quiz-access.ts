import type { DomainError } from '@domain/errors.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { UnlockedQuiz } from '@domain/stored.ts';
import { useCallback } from 'react';
import { fetchQuiz, type QuizLookup } from '../../data/public-quizzes.ts';
import { readKeys } from '../../data/read-keys.ts';
import { readUnlocked, storeUnlocked } from '../../lib/unlocked-quiz.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { useLoad } from '../../lib/use-load.ts';

type Access =
  | { kind: 'loading' }
  | { kind: 'failed'; error: DomainError }
  | { kind: 'missing' }
  | { kind: 'removed' }
  | { kind: 'elsewhere' }
  | { kind: 'locked' }
  | { kind: 'open'; quiz: Quiz };

/** Returns the quiz and whether this visitor may take it. A private one needs its password once per access token. */
export function useQuizAccess(code: string) {
  const { state, retry } = useLoad<QuizLookup>(readKeys.quiz(code), (_, given) => fetchQuiz(code, given));
  const [unlocked, setUnlocked] = useDeviceState(() => {
    const kept = readUnlocked(code);
    // it may have been reopened, which only the password shows
    return kept?.quiz.isClosed ? null : kept;
  }, null);
  const unlock = useCallback(
    (given: UnlockedQuiz | null) => {
      storeUnlocked(code, given);
      setUnlocked(given);
    },
    [code, setUnlocked],
  );
  return { access: toAccess(), pass: unlocked?.pass, unlock, retry };

  function toAccess(): Access {
    if (state.status === 'loading') return { kind: 'loading' };
    if (state.status === 'ready') {
      const lookup = state.value;
      if (lookup.kind === 'found') return { kind: 'open', quiz: lookup.quiz };
      if (lookup.kind !== 'private') return { kind: lookup.kind };
    }
    // private, or unreadable right now: an unlocked copy serves for both
    if (unlocked) return { kind: 'open', quiz: unlocked.quiz };
    return state.status === 'failed' ? { kind: 'failed', error: state.error } : { kind: 'locked' };
  }
}
