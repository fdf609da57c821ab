import { hasNewResponses } from '@domain/profiles/account-activity.ts';
import { useEffect, useRef } from 'react';
import { markResponsesSeen } from '../../../data/accounts.ts';
import { useSession } from '../../../session/state.ts';

/**
 * Puts the notification dot out while the responses are on screen. `newestShown` is when the newest of them came (it is
 * there before the recount tells the account of it); undefined while there is no list on the screen yet.
 */
export function useMarkResponsesSeen(newestShown: number | undefined): void {
  const uid = useSession((state) => state.user?.uid);
  const account = useSession((state) => state.account);
  const latest = Math.max(newestShown ?? 0, account?.latestResponseAt ?? 0);
  const isNew =
    newestShown !== undefined && account !== null && hasNewResponses({ ...account, latestResponseAt: latest });
  // once per response: until the server has confirmed, this device's clock may still call it new
  const marked = useRef<number | null>(null);
  useEffect(() => {
    const mark = () => {
      if (!uid || !isNew || marked.current === latest || document.visibilityState !== 'visible') return;
      marked.current = latest;
      markResponsesSeen(uid);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [uid, latest, isNew]);
}
