import { QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { editorOf } from '../../games/editors.ts';
import { focusOn } from '../../lib/step-heading.ts';

/** Where in making a new quiz a person is; every step has an address of its own. */
export type Step = 'type' | 'start' | 'category' | 'template' | 'details';
export interface Place {
  step: Step;
  /** Null in the first step. */
  type: QuizType | null;
}
const SUB_STEPS = ['category', 'template', 'details'] as const;

const hasReadyList = (type: QuizType) => editorOf(type).hasReadyList;

/** The step that the choice of a game leads to: only one with a list of ready items has steps before the details. */
export const firstStep = (type: QuizType): Step => (hasReadyList(type) ? 'start' : 'details');

/** The place that an address names. */
export function usePlace(): Place {
  const [params] = useSearchParams();
  const type = QUIZ_TYPES.find((one) => one === params.get('type')) ?? null;
  if (type === null) return { step: 'type', type };
  if (!hasReadyList(type)) return { step: 'details', type };
  return { step: SUB_STEPS.find((one) => one === params.get('step')) ?? 'start', type };
}

/** The address of a step. */
export function addressOf({ step, type }: Place): string {
  if (step === 'type' || type === null) return href.createQuiz();
  const hasSteps = hasReadyList(type) && step !== 'start';
  return href.createQuiz({ type, step: hasSteps ? step : null });
}

/** One step up; from the details to the list the items came from, where there is one. Null: out of the editor. */
export function stepAbove({ step, type }: Place, selection: DraftWork['selection']): Step | null {
  if (step === 'type') return null;
  if (step === 'start' || (step === 'details' && type !== null && !hasReadyList(type))) return 'type';
  if (step === 'template') return 'category';
  return step === 'details' && selection ? 'template' : 'start';
}

/** Put into the state of a link, so that going up from the next step can be going back. */
export const comingFrom = (address: string) => ({ cameFrom: address });

/** Goes one step up: back in the history where that is the step, so that the browser's own button agrees afterwards. */
export function useGoUp(to: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { cameFrom?: string } | null };
  return () => {
    if (state?.cameFrom === to) void navigate(-1);
    else void navigate(to, { replace: true });
  };
}

let isFirstView = true;

/** Returns the ref of a step's heading, which takes the focus when the step is entered, not when the editor is opened in it. */
export function useEditorHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it was entered counts, not what is done from there
  useEffect(() => {
    if (!isFirstView) {
      if (!isBack) scrollTo(0, 0);
      if (heading.current) focusOn(heading.current);
    }
    isFirstView = false;
  }, []);
  return heading;
}
