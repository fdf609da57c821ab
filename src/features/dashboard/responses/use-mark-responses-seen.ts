import { hasNewResponses } from '@domain/profiles/account-activity.ts';
import { useEffect, useRef } from 'react';
import { markSeen } from '../../../data/accounts.ts';
import { useSession } from '../../../session/state.ts';

/**
 * Clears the notification dot while the responses are on screen. `newestShown` is the time of the newest (which may
 * come before the other list knows it); undefined while no list is shown.
 */
export function useMarkResponsesSeen(newestShown: number | undefined): void {
  const uid = useSession((state) => state.user?.uid);
  const account = useSession((state) => state.account);
  const latestResponseAt = useSession((state) => state.latestResponseAt);
  const latest = Math.max(newestShown ?? 0, latestResponseAt ?? 0);
  const isNew = newestShown !== undefined && account !== null && hasNewResponses(account, latest);
  // once per response: until the server confirms, this device's clock may still call it new
  const marked = useRef<number | null>(null);
  useEffect(() => {
    const mark = () => {
      if (!uid || !isNew || marked.current === latest || document.visibilityState !== 'visible') return;
      marked.current = latest;
      markSeen(uid, 'responsesSeenAt');
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [uid, latest, isNew]);
}
