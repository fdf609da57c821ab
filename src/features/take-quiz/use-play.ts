import type { Quiz } from '@domain/quiz/quiz.ts';
import type { UnfinishedResponse } from '@domain/stored.ts';
import { useEffect, useReducer, useState } from 'react';
import { readUnfinished, storeUnfinished } from '../../lib/drafts.ts';
import { useIsHydrated } from '../../lib/use-device-state.ts';
import { newSubmissionId } from '../../outbox/submission.ts';
import { freshPlay, type Play, playReducer, resumePlay } from './play.ts';

/** Feedback isn't stored: its answer counts already. */
const toPlay = (stored: UnfinishedResponse | null): Play | null =>
  stored && { ...stored, feedback: null, delivery: { status: 'sending' } };

/** Returns the play of a quiz, resumed after a reload or crash and stored after every change. */
export function usePlay(quiz: Quiz) {
  const isHydrated = useIsHydrated();
  const [start] = useState(() =>
    resumePlay(isHydrated ? toPlay(readUnfinished(quiz.id)) : null, freshPlay(newSubmissionId(), quiz)),
  );
  const [play, dispatch] = useReducer(playReducer, start.play);
  useEffect(() => {
    // the start is stored already, or it is that of a page being hydrated, which must not replace what is stored
    if (play !== start.play) storeUnfinished(quiz.id, play);
  }, [quiz.id, play, start]);
  return { play, dispatch, wasEdited: start.wasEdited };
}
