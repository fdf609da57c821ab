import type { AuthProblem } from '@domain/auth/session.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leaveBehind, noteClosed, noteOpened } from './google-window.ts';
import { loadGoogle } from './session-loader.ts';
import { type Interruption, sortOut } from './use-interruption.ts';

type Google = Awaited<ReturnType<typeof loadGoogle>>;

/**
 * Signs in with Google. Browsers open the popup only on a tap, so its code is loaded first: `loading` until then,
 * `away` while it is open; another tap reopens it. Nothing is loaded where it isn't possible.
 */
export function useGoogle(isPossible: boolean, onInterruption: (step: Interruption) => void) {
  const google = useRef<Google>(undefined);
  const [status, setStatus] = useState<'loading' | 'ready' | 'away'>('loading');
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const attempts = useRef(0);

  /** Success needs no handling: the page leaves once signed in. */
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
      // offline nothing was requested from Google yet: the button reports it when used
      if (google.current && attempt === attempts.current) settle(error);
    }
    setStatus('ready');
  });
  useEffect(() => {
    if (isPossible) void prepare();
  }, [isPossible]);

  const start = async () => {
    attempts.current += 1;
    const { current: attempt } = attempts;
    setProblem(null);
    setStatus('away');
    noteOpened();
    try {
      google.current ??= await loadGoogle();
      await google.current.signInWithGoogle();
      if (attempt === attempts.current) noteClosed();
    } catch (error) {
      // a newer popup has replaced this one
      if (attempt !== attempts.current) return;
      noteClosed();
      settle(error);
      setStatus('ready');
    }
  };
  /** Switches to the form. */
  const leave = () => {
    setProblem(null);
    leaveBehind();
  };
  return { status, problem, start: () => void start(), leave };
}
