import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that returns whether the component has been unmounted. */
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
