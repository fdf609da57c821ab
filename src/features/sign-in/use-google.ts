import type { AuthProblem } from '@domain/auth/session.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leaveBehind, noteClosed, noteOpened } from './google-window.ts';
import { type Interruption, sortOut } from './interruption.ts';
import { insistOn, loadGoogle } from './session-loader.ts';

type Google = Awaited<ReturnType<typeof loadGoogle>>;

/**
 * Signing in with Google. Its window may only be opened by a tap, so everything for it is loaded beforehand: until
 * then it is `loading`. `away` while Google's window is open; another tap opens it anew.
 */
export function useGoogle(onInterruption: (step: Interruption) => void) {
  const google = useRef<Google>(undefined);
  const [status, setStatus] = useState<'loading' | 'ready' | 'away'>('loading');
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const attempts = useRef(0);

  /** Success needs no answer: the page leaves as soon as somebody is signed in. */
  const settle = (error: unknown) => {
    const outcome = sortOut(error);
    if (typeof outcome === 'string') setProblem(outcome);
    else onInterruption(outcome);
  };
  const prepare = useEffectEvent(async () => {
    const { current: attempt } = attempts;
    try {
      google.current = await loadGoogle();
      await google.current.finishGoogleRedirect();
    } catch (error) {
      // without the network nothing was asked of Google yet: the button says so when it is used
      if (google.current && attempt === attempts.current) settle(error);
    }
    setStatus('ready');
  });
  useEffect(() => void prepare(), []);

  const start = async () => {
    attempts.current += 1;
    const { current: attempt } = attempts;
    setProblem(null);
    setStatus('away');
    noteOpened();
    try {
      google.current ??= await insistOn(loadGoogle);
      await google.current.signInWithGoogle();
      if (attempt === attempts.current) noteClosed();
    } catch (error) {
      // a window that was opened since has taken the place of this one
      if (attempt !== attempts.current) return;
      noteClosed();
      settle(error);
      setStatus('ready');
    }
  };
  /** The form is used instead. */
  const leave = () => {
    setProblem(null);
    leaveBehind();
  };
  return { status, problem, start: () => void start(), leave };
}
