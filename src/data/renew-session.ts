import type { AuthProblem } from '@domain/auth/session.ts';
import { signOut } from 'firebase/auth';
import { toProblem } from './auth-problem.ts';
import { auth } from './firebase.ts';

/** Problems that end a session; all others may be temporary. */
const REFUSALS: ReadonlySet<AuthProblem> = new Set(['session-ended', 'account-disabled', 'wrong-credentials']);

/** Ends the session if `error` says that the auth service no longer accepts it. */
export async function endIfRefused(error: unknown): Promise<void> {
  if (REFUSALS.has(toProblem(error))) await signOut(auth);
}

/** Renews a session that a server rejected and returns whether that worked. Ends it if the auth service refuses. */
export async function renewSession(): Promise<boolean> {
  try {
    return (await auth.currentUser?.getIdToken(true)) !== undefined;
  } catch (error) {
    await endIfRefused(error);
    return false;
  }
}
