import { AuthFailure } from '@domain/auth/session.ts';
import { DomainError } from '@domain/errors.ts';
import { create } from 'zustand';
import { isSignInRecent } from '../../../session/auth/auth.ts';

interface Proof {
  /** Set while the dialog is open; called with whether the person has reauthenticated. */
  answer: ((isShown: boolean) => void) | null;
}
export const useProof = create<Proof>(() => ({ answer: null }));

/** Opens the page's dialog to reauthenticate. Returns false when the person declines. */
function ask(): Promise<boolean> {
  useProof.getState().answer?.(false);
  return new Promise((resolve) => {
    const answer = (isShown: boolean) => {
      useProof.setState({ answer: null });
      resolve(isShown);
    };
    useProof.setState({ answer });
  });
}

const isTooOld = (error: unknown) =>
  (error instanceof AuthFailure && error.problem === 'recent-sign-in-required') ||
  (error instanceof DomainError && error.code === 'recent-sign-in-required');

/**
 * Calls `work`, which needs a recent sign-in; asks to reauthenticate if needed, also when the server demands it.
 * Returns false when the person declines; throws what `work` throws.
 */
export async function withRecentSignIn(work: () => Promise<unknown>): Promise<boolean> {
  if (!(await isSignInRecent()) && !(await ask())) return false;
  try {
    await work();
  } catch (error) {
    if (!isTooOld(error)) throw error;
    if (!(await ask())) return false;
    await work();
  }
  return true;
}
