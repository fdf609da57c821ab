import { SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import type { AuthProblem } from '@domain/auth/session.ts';
import { useState } from 'react';
import { useReconnect } from '../../lib/use-reconnect.ts';
import { loadEmailLink, loadSession, problemOf } from './load-actions.ts';

/** Signs in by a link's code and the email it was sent to. Success needs no handling: the session has somebody then. */
export function useLinkSignIn(code: string) {
  const [email, setEmail] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null);

  const signIn = async (given: string) => {
    if (isBusy) return;
    setEmail(given);
    setFailure(null);
    setBusy(true);
    try {
      await loadSession();
      await (await loadEmailLink()).completeEmailLink(given, code);
    } catch (error) {
      if (error instanceof SecondFactorNeeded) setNeeded(error);
      else setFailure(problemOf(error));
      setBusy(false);
    }
  };
  // the tap still counts
  useReconnect(failure === 'network', () => void (email !== null && signIn(email)));
  return {
    /** What was given last; null before. */
    email,
    isBusy,
    failure,
    needed,
    signIn: (given: string) => void signIn(given),
    forget: () => setFailure(null),
    cancel: () => setNeeded(null),
  };
}
