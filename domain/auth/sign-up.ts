import * as z from 'zod/mini';
import { EMAIL, toAddress } from '../email.ts';
import type { FieldProblem } from '../errors.ts';
import { ACCOUNT_PASSWORD_MIN, EMAIL_MAX } from '../limits.ts';
import { findNameProblem } from '../profiles/name.ts';
import { typedIdentifier } from '../typed-identifier.ts';

export interface SignInForm {
  email: string;
  password: string;
}
export interface SignUpForm extends SignInForm {
  name: string;
  phone: string;
}

/** What a device keeps of a half-filled form; never the password. */
export const keptForm = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type KeptForm = z.infer<typeof keptForm>;

type Problems<Form> = Partial<Record<keyof Form, FieldProblem>>;

export function findSignInProblems(form: SignInForm): Problems<SignInForm> {
  const problems: Problems<SignInForm> = {};
  const email = toAddress(form.email);
  if (email === '') problems.email = 'required';
  else if (email.length > EMAIL_MAX || !EMAIL.test(email)) problems.email = 'invalid';
  if (form.password === '') problems.password = 'required';
  return problems;
}

/** Returns whether the text is blank, or digits and common separators; no country code is needed. */
function isPhoneLike(typed: string): boolean {
  const phone = typedIdentifier(typed);
  return phone === '' || (/\d/.test(phone) && !/\p{L}/u.test(phone));
}

export function findSignUpProblems(form: SignUpForm): Problems<SignUpForm> {
  const problems: Problems<SignUpForm> = findSignInProblems(form);
  const name = findNameProblem(form.name);
  if (name) problems.name = name;
  if (!isPhoneLike(form.phone)) problems.phone = 'invalid';
  if (form.password !== '' && form.password.length < ACCOUNT_PASSWORD_MIN) problems.password = 'too-short';
  return problems;
}
