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
  /** Whether the player knew of a scoreboard. */
  wasTold: boolean;
  /** Whether an earlier try is stored; looked up only for players who may get a place. */
  isStored: boolean;
}

/** Returns the key of a first try, and whether the player may get a place by this one. */
export async function readFirstTry(input: ResponseInput, context: SenderContext): Promise<FirstTry> {
  const key = firstTryKey(input, context);
  const wasTold = input.wasToldOfBoard === true;
  return { key, wasTold, isStored: wasTold && (await hasTried(key)) };
}

/**
 * Returns whether a response gets a place on the scoreboard, and the key that makes it the only one. A player who wasn't
 * told of it gets none, but has seen the right answers: that was their first try, even if it is deleted.
 */
export function rankOf(quiz: Quiz, { key, wasTold, isStored }: FirstTry): Pick<QuizResponse, 'isRanked' | 'trackedAs'> {
  if (!hasBoard(quiz)) return {};
  if (isStored) return { isRanked: false };
  return { trackedAs: key, ...(wasTold && { isRanked: true }) };
}
