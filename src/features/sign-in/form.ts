import { findSignInProblems, findSignUpProblems, type SignUpForm } from '@domain/auth/sign-up.ts';
import type { FieldProblem } from '@domain/errors.ts';

/** The two forms. */
export type Mode = 'sign-up' | 'sign-in';
/** In screen order. */
export const FIELDS = ['name', 'email', 'password', 'phone'] as const satisfies readonly (keyof SignUpForm)[];
export type FieldName = (typeof FIELDS)[number];

export function problemsOf(mode: Mode, form: SignUpForm): Partial<Record<FieldName, FieldProblem>> {
  return mode === 'sign-up' ? findSignUpProblems(form) : findSignInProblems(form);
}
