import { demoReducer, demoStep, FRESH_PLAY, resumeDemo } from '@domain/demo/demo-play.ts';
import { DEMO_QUIZZES, type DemoType } from '@domain/demo/demo-quiz.ts';
import { useEffect, useReducer, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const TAB = 'sessionStorage';

/** Forgets the play of a demo and loads the page anew. */
export function playAgain(type: DemoType): void {
  writeStored(STORAGE_KEYS.demoPlay(type), null, TAB);
  location.reload();
}

/** The play of a demo, taken up where a reload left it and kept in this tab after every change. */
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
    // a result that was left is over: who comes back in this tab plays anew
    return () => void writeStored(key, null, TAB);
  }, [key, isOver]);
  return { play, dispatch, step, isFresh: play !== resumed };
}
