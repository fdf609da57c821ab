import { startTransition, useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readSessionHint } from '../session/hint.ts';
import { useSession } from '../session/state.ts';

/** Someone whose session has ended is no guest: their drafts are behind the sign-in. */
function isGuest(): boolean {
  const { status, hasEnded, isLeaving } = useSession.getState();
  return status !== 'signed-in' && !hasEnded && !isLeaving && readSessionHint() === null;
}

/**
 * Returns whether nobody is signed in here, as far as that is known without asking Auth, and follows it: somebody may
 * sign in in another tab. What is on the screen stays while the next page loads.
 */
export function useIsGuest(): boolean {
  const [is, setIs] = useState(isGuest);
  useEffect(() => {
    const look = () => startTransition(() => setIs(isGuest()));
    const follow = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.sessionHint || key === null) look();
    };
    look();
    addEventListener('storage', follow);
    const stop = useSession.subscribe(look);
    return () => {
      removeEventListener('storage', follow);
      stop();
    };
  }, []);
  return is;
}
