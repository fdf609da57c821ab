import * as z from 'zod/mini';
import type { SessionUser } from '../auth/session.ts';
import { FACES } from './face.ts';
import { findNameProblem, firstName } from './name.ts';

/** What a person without a profile has typed, as their device keeps it; null for an unchanged suggestion. */
export const newcomerDraft = z.object({
  /** The owner; null while the account of the sign-up form doesn't exist yet. */
  uid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  face: z.optional(z.enum(FACES)),
});
export type NewcomerDraft = z.infer<typeof newcomerDraft>;

/** Returns the name to suggest: of a Google name the first word, as publishing all of it should be their own idea. */
export function suggestedName({ name, methods }: Pick<SessionUser, 'name' | 'methods'>): string {
  const known = methods.google === null ? (name ?? '') : firstName(name ?? '');
  return findNameProblem(known) === null ? known : '';
}
