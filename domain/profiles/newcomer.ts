import * as z from 'zod/mini';
import type { SessionUser } from '../auth/session.ts';
import { findNameProblem } from './name.ts';
import { firstName } from './profile.ts';

/** What a person without a profile has typed, as their device keeps it; null for an unchanged suggestion. */
export const newcomerDraft = z.object({
  /** The owner; null while the account of the sign-up form doesn't exist yet. */
  uid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type NewcomerDraft = z.infer<typeof newcomerDraft>;

/**
 * Returns the name to suggest to a newcomer; may be empty. Of a Google name only the first word: publishing a full name
 * should be the person's own idea.
 */
export function suggestedName({ name, methods }: Pick<SessionUser, 'name' | 'methods'>): string {
  const known = methods.google === null ? (name ?? '') : firstName(name ?? '');
  return findNameProblem(known) === null ? known : '';
}
