import { isClosed } from '@domain/responses/public-response.ts';
import type { QuizResponse, ScoredAnswer } from '@domain/responses/response.ts';
import { openResult } from '../../data/public-results.ts';
import { readUnlocked } from '../../lib/unlocked-quiz.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { useLoad } from '../../lib/use-load.ts';
import { readSessionHint } from '../../session/hint.ts';

const isOwn = ({ ownerId }: QuizResponse) => readSessionHint()?.uid === ownerId;
const passOf = ({ quiz }: QuizResponse) => readUnlocked(quiz.id)?.pass;

/** Returns a closed result's answers for the quiz's creator or a device that has unlocked it; null otherwise. */
async function fetchAnswers(result: QuizResponse): Promise<ScoredAnswer[] | null> {
  const { id } = result;
  const pass = passOf(result);
  try {
    if (isOwn(result)) {
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
  const [mayOpen] = useDeviceState(() => closed && (isOwn(result) || passOf(result) !== undefined), false);
  const { state } = useLoad(`answers:${result.id}:${mayOpen}`, async () => (mayOpen ? fetchAnswers(result) : null));
  if (!mayOpen) return result;
  if (state.status === 'loading') return null;
  return state.status === 'ready' && state.value ? { ...result, answers: state.value } : result;
}
