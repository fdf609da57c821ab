import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that says whether the screen which uses this has gone. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
