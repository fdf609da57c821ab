import { useEffect } from 'react';
import { fetchOwnQuiz } from '../../data/own-quiz.ts';
import { useLoad } from '../../lib/use-load.ts';
import { onServerReached } from '../../stores/sync-status.ts';

/** Returns a stored quiz with its answers, for its owner. Another `round` reads it again. */
export function useOwnQuiz(uid: string, code: string, round = 0) {
  const { state, retry } = useLoad(`${uid}/${code}/${round}`, () => fetchOwnQuiz(uid, code));
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? onServerReached(retry) : undefined), [hasFailed, retry]);
  return { state, retry };
}
