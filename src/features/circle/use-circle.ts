import { CIRCLE_LOOK_FIRST_MS, CIRCLE_LOOK_LONGEST_MS } from '@domain/limits.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CircleLookup, fetchCircle } from '../../data/circles.ts';
import { readKeys } from '../../data/read-keys.ts';
import { ready } from '../../lib/load-state.ts';
import { useLoad } from '../../lib/use-load.ts';

/**
 * Reads a circle, and again after growing pauses while the page is visible; immediately with `lookNow`, and when the
 * network or the person is back. News make the pauses short again.
 */
export function useCircle(id: string) {
  const { state: first, retry } = useLoad<CircleLookup>(readKeys.circle(id), (update, given) =>
    fetchCircle(id, given, update),
  );
  const [later, setLater] = useState<CircleLookup | null>(null);
  const state = later ? ready(later) : first;
  const pause = useRef(CIRCLE_LOOK_FIRST_MS);
  const lookNow = useRef(() => {});
  const note = useEffectEvent((found: CircleLookup) => {
    const isNew = state.status === 'ready' && JSON.stringify(found) !== JSON.stringify(state.value);
    pause.current = isNew ? CIRCLE_LOOK_FIRST_MS : Math.min(2 * pause.current, CIRCLE_LOOK_LONGEST_MS);
    if (isNew) setLater(found);
  });
  const isOpen = state.status === 'ready' && state.value.kind === 'open';
  useEffect(() => {
    if (!isOpen) return;
    let isHere = true;
    let isLooking = false;
    let timer: ReturnType<typeof setTimeout>;
    const lookLater = () => {
      if (isHere) timer = setTimeout(look, pause.current);
    };
    const look = () => {
      clearTimeout(timer);
      if (isLooking || document.visibilityState === 'hidden') return;
      isLooking = true;
      fetchCircle(id)
        .then(
          (found) => isHere && note(found),
          () => undefined, // what was read stays on screen
        )
        .finally(() => {
          isLooking = false;
          lookLater();
        });
    };
    lookNow.current = () => {
      pause.current = CIRCLE_LOOK_FIRST_MS;
      look();
    };
    const again = () => lookNow.current();
    lookLater();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      isHere = false;
      clearTimeout(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [id, isOpen]);
  return { state, retry, lookNow: () => lookNow.current(), end: () => setLater({ kind: 'ended' }) };
}
