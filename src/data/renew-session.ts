import type { AuthProblem } from '@domain/auth/session.ts';
import { signOut } from 'firebase/auth';
import { toProblem } from './auth-problem.ts';
import { auth } from './firebase.ts';

/** The problems that end a session: there is nothing to wait for. Any other may pass. */
const REFUSALS: ReadonlySet<AuthProblem> = new Set(['session-ended', 'account-disabled', 'wrong-credentials']);

/** Ends the session if `error` says that the sign-in service no longer accepts it. */
export async function endIfRefused(error: unknown): Promise<void> {
  if (REFUSALS.has(toProblem(error))) await signOut(auth);
}

/** Renews a session that a server did not accept. Returns whether it could; ends it when the service refuses. */
export async function renewSession(): Promise<boolean> {
  try {
    return (await auth.currentUser?.getIdToken(true)) !== undefined;
  } catch (error) {
    await endIfRefused(error);
    return false;
  }
}
