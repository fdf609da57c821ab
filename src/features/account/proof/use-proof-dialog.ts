import { useEffect, useRef } from 'react';
import { useOpened } from '../../../ui/use-opened.ts';
import { useProof } from './recent-sign-in.ts';

/**
 * The dialog that asks for a proof, as an entry of the history. What waits is answered only when that entry is left: it
 * may open a dialog of its own, and would get in the way of going back.
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
    // after a reload, or by the Forward button: nothing waits for it any more
    else if (isOpened) close();
  }, [isAsked, isOpened]);
  // who leaves the page has not shown anything
  useEffect(() => () => useProof.getState().answer?.(false), []);
  const show = () => {
    isShown.current = true;
    close();
  };
  return { isOpen: isAsked && isOpened, close, show };
}
