import { AuthFailure } from '@domain/auth/session.ts';
import { DomainError } from '@domain/errors.ts';
import { create } from 'zustand';
import { isSignInRecent } from '../../../session/auth/auth.ts';
import type { SectionId } from '../sections.ts';

/** A part of the page with something that needs a recent sign-in. */
export type ProofPlace = Extract<SectionId, 'sign-in' | 'two-step' | 'data' | 'delete'>;

interface Proof {
  /** Set while the dialog is open; called with whether the person has reauthenticated. */
  answer: ((isShown: boolean) => void) | null;
  /** Where the proof is needed. */
  place: ProofPlace;
  /** The person comes back from Google, which has seen the proof. */
  isBack: boolean;
}
export const useProof = create<Proof>(() => ({ answer: null, place: 'sign-in', isBack: false }));

/** Opens the page's dialog to reauthenticate. Returns false when the person declines. */
export function askForProof(place: ProofPlace, isBack = false): Promise<boolean> {
  useProof.getState().answer?.(false);
  return new Promise((resolve) => {
    const answer = (isShown: boolean) => {
      useProof.setState({ answer: null });
      resolve(isShown);
    };
    useProof.setState({ answer, place, isBack });
  });
}

const isTooOld = (error: unknown) =>
  (error instanceof AuthFailure && error.problem === 'recent-sign-in-required') ||
  (error instanceof DomainError && error.code === 'recent-sign-in-required');

/**
 * Calls `work`, which needs a recent sign-in; asks to reauthenticate if needed, also when the server demands it. Where
 * that takes the whole page to Google, `work` isn't called, and the page comes back to `place`. Returns false when the
 * person declines. Throws what `work` throws.
 */
export async function withRecentSignIn(place: ProofPlace, work: () => Promise<unknown>): Promise<boolean> {
  if (!(await isSignInRecent()) && !(await askForProof(place))) return false;
  try {
    await work();
  } catch (error) {
    if (!isTooOld(error)) throw error;
    if (!(await askForProof(place))) return false;
    await work();
  }
  return true;
}
