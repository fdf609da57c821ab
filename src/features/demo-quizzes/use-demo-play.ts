import { demoReducer, demoStep, FRESH_PLAY, resumeDemo } from '@domain/demo/demo-play.ts';
import { DEMO_QUIZZES, type DemoType } from '@domain/demo/demo-quiz.ts';
import { useEffect, useReducer, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const TAB = 'sessionStorage';

/** Deletes the play of a demo and reloads the page. */
export function playAgain(type: DemoType): void {
  writeStored(STORAGE_KEYS.demoPlay(type), null, TAB);
  location.reload();
}

/** Returns the play of a demo, resumed after a reload and stored in this tab after every change. */
export function useDemoPlay(type: DemoType) {
  const key = STORAGE_KEYS.demoPlay(type);
  const [resumed] = useState(() => resumeDemo(readStored(key, TAB), DEMO_QUIZZES[type]));
  const [play, dispatch] = useReducer(demoReducer, resumed);
  const step = demoStep(play, type);
  const isOver = step === 'result';
  useEffect(() => {
    writeStored(key, play === FRESH_PLAY ? null : play, TAB);
  }, [key, play]);
  useEffect(() => {
    if (!isOver) return;
    // a result that was left is over: returning in this tab starts a new play
    return () => void writeStored(key, null, TAB);
  }, [key, isOver]);
  return { play, dispatch, step, isFresh: play !== resumed };
}
