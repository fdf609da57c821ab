import { AuthFailure } from '@domain/auth/session.ts';
import { DomainError } from '@domain/errors.ts';
import { create } from 'zustand';
import { isSignInRecent } from '../../../session/auth/auth.ts';

interface Proof {
  /** Set while the person is asked who they are; takes whether they have shown it. */
  answer: ((isShown: boolean) => void) | null;
}
export const useProof = create<Proof>(() => ({ answer: null }));

/** Asks the person to sign in once more, by the dialog of the page. Returns false when they would rather not. */
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
 * Does what needs a recent sign-in: asks for one where it was too long ago, and again when the server thinks so. Returns
 * false when the person would rather not; throws what `work` throws.
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
