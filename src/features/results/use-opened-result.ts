import { isClosed, type QuizResponse, type ScoredAnswer } from '@domain/responses/response.ts';
import { openResult } from '../../data/public-results.ts';
import { readUnlocked } from '../../lib/unlocked-quiz.ts';
import { useLoad } from '../../lib/use-load.ts';
import { readSessionHint } from '../../session/hint.ts';

/** Returns a closed result's answers for the quiz's creator or a device that has unlocked it; null otherwise. */
async function fetchAnswers({ id, ownerId, quiz }: QuizResponse): Promise<ScoredAnswer[] | null> {
  const pass = readUnlocked(quiz.id, Date.now())?.pass;
  try {
    if (readSessionHint()?.uid === ownerId) {
      // imports the SDK, which no visitor may have to load
      const { fetchOwnAnswers } = await import('../../data/own-answers.ts');
      return await fetchOwnAnswers(id);
    }
    return pass === undefined ? null : await openResult(id, pass);
  } catch {
    return null; // the public part is shown anyway
  }
}

/** Returns the result with questions and right answers, if this device may have them; null until that is known. */
export function useOpenedResult(result: QuizResponse): QuizResponse | null {
  const closed = isClosed(result);
  const { state } = useLoad(`answers:${result.id}:${closed}`, async () => (closed ? fetchAnswers(result) : null));
  if (!closed) return result;
  if (state.status === 'loading') return null;
  return state.status === 'ready' && state.value ? { ...result, answers: state.value } : result;
}
