import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `work` when the component is first shown, once even where React mounts it twice. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  const start = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
  useEffect(() => start(), []);
}
