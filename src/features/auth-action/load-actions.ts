import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';

async function orNetwork<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new AuthFailure('network');
  }
}

/** Loads the auth service on demand. Throws an AuthFailure when its file fails to load. */
export const loadActions = () => orNetwork(() => import('../../session/auth/action-codes.ts'));

/** The same for links that sign in. */
export const loadEmailLink = () => orNetwork(() => import('../../session/auth/email-link.ts'));

/** Loads and starts the session. Throws an AuthFailure when its file fails to load. */
export async function loadSession(): Promise<void> {
  const { startSession } = await orNetwork(() => import('../../session/session.ts'));
  startSession();
}

export const problemOf = (error: unknown): AuthProblem => (error instanceof AuthFailure ? error.problem : 'internal');

/** Problems that make the link useless; others can be retried. */
const FINAL = ['link-used', 'link-expired', 'account-disabled', 'wrong-credentials'] as const;
export type FinalProblem = (typeof FINAL)[number];
export const isFinal = (problem: AuthProblem): problem is FinalProblem => FINAL.some((final) => final === problem);

const TOLD = ['network', 'too-many-requests', 'email-in-use'] as const;
/** Returns the key of the text for a failed or refused request. */
export const failedText = (problem: AuthProblem) =>
  `failed.${TOLD.find((told) => told === problem) ?? 'internal'}` as const;
