import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';

/** Returns a function that goes back in the history once per entry, so that a double tap doesn't leave the page. */
export function useStepBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another entry the way back is free again
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}
