import type { Challenge } from '@domain/auth/interruptions.ts';
import { codeDigits, FACTOR_CODE_LENGTH, type Factor } from '@domain/auth/second-factor.ts';
import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { SEND_AGAIN_S } from '@domain/limits.ts';
import { useRef, useState } from 'react';
import { useCountdown } from '../lib/use-countdown.ts';

/** Returns the initial factor: an app, as a text message costs money and is sent only on request. */
function firstOf(factors: readonly Factor[]): Factor | null {
  const [only] = factors;
  return factors.length === 1 && only?.kind === 'totp' ? only : null;
}

/** Returns the state of a second step: factor, typed code, progress and problem. */
export function useSecondFactor(factors: readonly Factor[], challenge: Challenge, onVerified: () => void) {
  const [factor, setFactor] = useState(() => firstOf(factors));
  const [code, setCode] = useState('');
  const [doing, setDoing] = useState<'sending' | 'checking' | null>(null);
  const [isShort, setIsShort] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const [sentTo, setSentTo] = useState<Factor | null>(null);
  const [timesSent, setTimesSent] = useState(0);
  const { left: secondsToWait, start } = useCountdown();
  // a refused code isn't resubmitted when a digit is deleted and retyped
  const tried = useRef(new Set<string>());

  const attempt = async (what: 'sending' | 'checking', work: () => Promise<void>) => {
    setDoing(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof AuthFailure ? error.problem : 'internal');
      setDoing(null);
      return false;
    }
    return true;
  };
  const choose = (next: Factor | null) => {
    setFactor(next);
    setCode('');
    setIsShort(false);
    setProblem(null);
    tried.current.clear();
  };
  const send = async (to: Factor) => {
    if (doing !== null || !(await attempt('sending', () => challenge.sendCode(to)))) return;
    choose(to);
    setSentTo(to);
    setTimesSent((before) => before + 1);
    start(SEND_AGAIN_S);
    setDoing(null);
  };
  const verify = async (digits = code) => {
    if (doing !== null || factor === null) return;
    setIsShort(digits.length < FACTOR_CODE_LENGTH);
    if (digits.length < FACTOR_CODE_LENGTH) return;
    tried.current.add(digits);
    if (await attempt('checking', () => challenge.verify(factor, digits))) onVerified();
  };
  return {
    factor,
    code,
    doing,
    isShort,
    problem,
    timesSent,
    secondsToWait,
    send,
    verify,
    choose: (next: Factor | null) => {
      const isOnItsWay = next === sentTo && secondsToWait > 0;
      if (next?.kind === 'phone' && !isOnItsWay) void send(next);
      else choose(next);
    },
    type: (typed: string) => {
      const digits = codeDigits(typed);
      setCode(digits);
      setIsShort(false);
      if (digits !== code) setProblem(null);
      if (digits.length === FACTOR_CODE_LENGTH && !tried.current.has(digits)) void verify(digits);
    },
  };
}
