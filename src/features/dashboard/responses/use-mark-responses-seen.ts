import { hasNewResponses } from '@domain/profiles/profile.ts';
import { useEffect, useRef } from 'react';
import { markResponsesSeen } from '../../../data/accounts.ts';
import { useSession } from '../../../stores/session.ts';

/** Puts the notification dot out while the responses are on screen, those that come meanwhile included. */
export function useMarkResponsesSeen(isOnScreen: boolean): void {
  const uid = useSession((state) => state.user?.uid);
  const account = useSession((state) => state.account);
  const latest = account && hasNewResponses(account) ? account.latestResponseAt : null;
  // once per response: until the server has confirmed, this device's clock may still call it new
  const marked = useRef<number | null>(null);
  useEffect(() => {
    const mark = () => {
      if (!uid || !latest || !isOnScreen || document.visibilityState !== 'visible') return;
      if (marked.current === latest) return;
      marked.current = latest;
      markResponsesSeen(uid);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [uid, latest, isOnScreen]);
}
