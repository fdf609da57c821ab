import { useEffect, useRef } from 'react';
import { useOpened } from '../../../ui/use-opened.ts';
import { useProof } from './recent-sign-in.ts';

/**
 * The reauthentication dialog, as a history entry. The pending action continues only after that entry is left, since it
 * may open a dialog of its own.
 */
export function useProofDialog(): { isOpen: boolean; close: () => void; show: () => void } {
  const answer = useProof((state) => state.answer);
  const { opened, open, close } = useOpened('proof');
  const wasOpen = useRef(false);
  const isShown = useRef(false);
  const isAsked = answer !== null;
  const isOpened = opened !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a question or a move in the history calls for a step
  useEffect(() => {
    if (isAsked && isOpened) wasOpen.current = true;
    else if (isAsked && !wasOpen.current) open('asked');
    else if (isAsked) {
      wasOpen.current = false;
      const outcome = isShown.current;
      isShown.current = false;
      answer(outcome);
    }
    // after a reload, or the Forward button: nothing is pending any more
    else if (isOpened) close();
  }, [isAsked, isOpened]);
  // leaving the page counts as declining
  useEffect(() => () => useProof.getState().answer?.(false), []);
  const show = () => {
    isShown.current = true;
    close();
  };
  return { isOpen: isAsked && isOpened, close, show };
}
