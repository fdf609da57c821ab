import { QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import { draftsOf } from '@domain/quiz/draft.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { focusOn } from '../../lib/step-heading.ts';

/** The position in the editor; every step has its own address. */
export type Step = 'type' | 'start' | 'category' | 'template' | 'details';
export interface Place {
  step: Step;
  /** Null in the first step. */
  type: QuizType | null;
}
const SUB_STEPS = ['category', 'template', 'details'] as const;

const hasReadyList = (type: QuizType) => draftsOf(type).marking !== null;

/** Returns the step after the choice of a game: only one with a ready list has steps before the details. */
export const firstStep = (type: QuizType): Step => (hasReadyList(type) ? 'start' : 'details');

/** Returns the position in the address. */
export function usePlace(): Place {
  const [params] = useSearchParams();
  const type = QUIZ_TYPES.find((one) => one === params.get('type')) ?? null;
  if (type === null) return { step: 'type', type };
  if (!hasReadyList(type)) return { step: 'details', type };
  return { step: SUB_STEPS.find((one) => one === params.get('step')) ?? 'start', type };
}

/** Returns the address of a step. */
export function addressOf({ step, type }: Place): string {
  if (step === 'type' || type === null) return href.createQuiz();
  const hasSteps = hasReadyList(type) && step !== 'start';
  return href.createQuiz({ type, step: hasSteps ? step : null });
}

/** Returns the address that leads back to a draft from the sign-in, with one tap left. */
export const publishAddress = (type: QuizType): string =>
  href.createQuiz({ type, step: hasReadyList(type) ? 'details' : null, publish: '1' });

/** Returns the step above: from the details to the items' list, if there is one. Null leaves the editor. */
export function stepAbove({ step, type }: Place, selection: DraftWork['selection']): Step | null {
  if (step === 'type') return null;
  if (step === 'start' || (step === 'details' && type !== null && !hasReadyList(type))) return 'type';
  if (step === 'template') return 'category';
  return step === 'details' && selection ? 'template' : 'start';
}

/** Returns a link's state that lets the next step go up by going back. */
export const comingFrom = (address: string) => ({ cameFrom: address });

/**
 * Returns a function that goes one step up, through the history where possible, so that the browser's Back button stays
 * consistent.
 */
export function useGoUp(to: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { cameFrom?: string } | null };
  return () => {
    if (state?.cameFrom === to) void navigate(-1);
    else void navigate(to, { replace: true });
  };
}

let isFirstView = true;

/**
 * Returns the ref of a step's heading, which takes the focus when the step is entered, but not when the editor opens in
 * it.
 */
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
