import type { DomainError } from '@domain/errors.ts';
import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import { useEffect, useState } from 'react';
import { subscribeToAccount } from '../../data/accounts.ts';
import { failed, LOADING, type LoadState, ready } from '../../lib/load-state.ts';
import { useSession } from '../../session/state.ts';

/** Returns the person's account. Reads it again here, as the session's subscription may have failed for good. */
export function useAccount(uid: string): { state: LoadState<AccountActivity>; retry: () => void } {
  const known = useSession((session) => session.account);
  const [state, setState] = useState<LoadState<AccountActivity>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const isKnown = known !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to subscribe again
  useEffect(() => {
    if (isKnown) return;
    setState(LOADING);
    return subscribeToAccount(
      uid,
      (account) => setState(ready(account)),
      (error: DomainError) => setState(failed(error)),
    );
  }, [uid, isKnown, attempt]);
  return { state: known ? ready(known) : state, retry: () => setAttempt((n) => n + 1) };
}
