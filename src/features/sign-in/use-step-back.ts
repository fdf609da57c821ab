import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back in the browser's history, once for each entry: a second tap on the way does not leave the page. */
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
