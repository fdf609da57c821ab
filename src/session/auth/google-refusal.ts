import type { AuthProblem } from '@domain/auth/session.ts';

/** How Google's refusal inside an app looks from here: its own page says so, and nothing comes back from it. */
const LOOKS: readonly AuthProblem[] = ['canceled', 'popup-blocked', 'google-unavailable', 'internal'];
export const lookedRefused = (problem: AuthProblem): boolean => LOOKS.includes(problem);
