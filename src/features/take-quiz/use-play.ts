import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect, useReducer, useState } from 'react';
import { newSubmissionId } from '../../data/outbox.ts';
import { freshPlay, playReducer, resumePlay } from './play.ts';
import { readPlay, storePlay } from './play-storage.ts';

/** The play of a quiz, taken up where a reload or a crash left it and kept on this device after every change. */
export function usePlay(quiz: Quiz) {
  const [start] = useState(() => resumePlay(readPlay(quiz.id), freshPlay(newSubmissionId(), quiz)));
  const [play, dispatch] = useReducer(playReducer, start.play);
  useEffect(() => storePlay(quiz.id, play), [quiz.id, play]);
  return { play, dispatch, wasEdited: start.wasEdited };
}
