import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Interruption } from './interruption.ts';
import { useStepBack } from './use-step-back.ts';

/** Whether an entry of the history is that of a step between the form and being in. */
export const isStep = (state: unknown) => typeof state === 'object' && state !== null && 'isStep' in state;

/**
 * The step that stands between the form and being in, as an entry of the browser's history: Back leads to the form. After
 * a reload the step cannot go on, and the form is there.
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
