import * as z from 'zod/mini';
import type { SessionUser } from '../auth/session.ts';
import { findNameProblem } from './name.ts';
import { firstName } from './profile.ts';

/** What somebody without a profile has typed, as their device keeps it; null where a suggestion stands. */
export const newcomerDraft = z.object({
  /** Whose it is; null until the account is there that a sign-up form was filled in for. */
  uid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type NewcomerDraft = z.infer<typeof newcomerDraft>;

/**
 * The name to suggest to somebody who has none here yet; may be empty. Of a name that only Google knows, the first word: a
 * full name in public should be somebody's own idea.
 */
export function suggestedName({ name, methods }: Pick<SessionUser, 'name' | 'methods'>): string {
  const known = methods.google === null ? (name ?? '') : firstName(name ?? '');
  return findNameProblem(known) === null ? known : '';
}
