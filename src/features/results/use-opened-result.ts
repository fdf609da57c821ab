import { isClosed, type QuizResponse, type ScoredAnswer } from '@domain/responses/response.ts';
import { openResult } from '../../data/public-results.ts';
import { readUnlocked } from '../../lib/unlocked-quiz.ts';
import { useLoad } from '../../lib/use-load.ts';
import { readSessionHint } from '../../session/hint.ts';

/** The answers of a closed result, for who made the quiz or has opened it on this device; null for anybody else. */
async function fetchAnswers({ id, ownerId, quiz }: QuizResponse): Promise<ScoredAnswer[] | null> {
  const pass = readUnlocked(quiz.id, Date.now())?.pass;
  try {
    if (readSessionHint()?.uid === ownerId) {
      // brings the SDK, which no visitor may have to load
      const { fetchOwnAnswers } = await import('../../data/own-answers.ts');
      return await fetchOwnAnswers(id);
    }
    return pass === undefined ? null : await openResult(id, pass);
  } catch {
    return null; // what everybody may see is there all the same
  }
}

/** The result with its questions and right answers, where this device may have them; null while that is not known. */
export function useOpenedResult(result: QuizResponse): QuizResponse | null {
  const closed = isClosed(result);
  const { state } = useLoad(`answers:${result.id}:${closed}`, async () => (closed ? fetchAnswers(result) : null));
  if (!closed) return result;
  if (state.status === 'loading') return null;
  return state.status === 'ready' && state.value ? { ...result, answers: state.value } : result;
}
