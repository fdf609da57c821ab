import { ProofNeeded, SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';
import { useStepBack } from './use-step-back.ts';

/** A step between a valid sign-in and the session. */
export type Interruption = SecondFactorNeeded | ProofNeeded;

/** Returns what a sign-in's error requires: a further step, or a problem to show. */
export function sortOut(error: unknown): Interruption | AuthProblem {
  if (error instanceof SecondFactorNeeded || error instanceof ProofNeeded) return error;
  return error instanceof AuthFailure ? error.problem : 'internal';
}

/** Returns whether a history entry belongs to a further step. */
export const isStep = (state: unknown) => typeof state === 'object' && state !== null && 'isStep' in state;

/**
 * Returns the current further step as a history entry: Back leads to the form. After a reload the step can't continue,
 * and the form is shown.
 */
export function useInterruption() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const back = useStepBack();
  const [step, setStep] = useState<Interruption | null>(null);
  return {
    step: isStep(state) ? step : null,
    interrupt: (next: Interruption) => {
      setStep(next);
      void navigate({ search }, { state: { ...state, isStep: true }, replace: isStep(state) });
    },
    cancel: back,
  };
}
