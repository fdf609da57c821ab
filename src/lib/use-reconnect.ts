import { useEffect, useEffectEvent } from 'react';

/** Calls `retry`, while `isWaiting`, when the network is back and when the person returns to the page. */
export function useReconnect(isWaiting: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const online = () => again();
    const visible = () => {
      if (document.visibilityState === 'visible') again();
    };
    addEventListener('online', online);
    document.addEventListener('visibilitychange', visible);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [isWaiting]);
}
