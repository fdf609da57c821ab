import { spokenName } from '@domain/profiles/spoken-name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import { hasTried } from '../db/responses.ts';
import type { SenderContext } from './context.ts';

/** Returns a keyed hash of network, name and quiz: a class shares its network. See docs/adr/0136. */
export function firstTryKey(
  { quizId, responderName, tracking }: ResponseInput,
  { sender, keys }: Pick<SenderContext, 'sender' | 'keys'>,
): string {
  const who =
    responderName === ANONYMOUS_RESPONDER
      ? ['anonymous', tracking.userAgent ?? '']
      : ['name', spokenName(responderName)];
  return keys.sign('first-try', quizId, sender, ...who).toString('base64url');
}

interface FirstTry {
  key: string;
  isStored: boolean;
}

/** Returns the key of a first try, and whether it is stored; null if the player didn't know of a scoreboard. */
export async function readFirstTry(input: ResponseInput, context: SenderContext): Promise<FirstTry | null> {
  if (!input.wasToldOfBoard) return null;
  const key = firstTryKey(input, context);
  return { key, isStored: await hasTried(key) };
}

/** Returns whether a response gets a place on the scoreboard, and the key that makes it the only one. */
export function rankOf(quiz: Quiz, found: FirstTry | null): Pick<QuizResponse, 'isRanked' | 'trackedAs'> {
  if (!found || !hasBoard(quiz)) return {};
  return found.isStored ? { isRanked: false } : { isRanked: true, trackedAs: found.key };
}
