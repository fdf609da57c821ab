import * as z from 'zod/mini';
import { PROFILE_NAME_MAX } from '../limits.ts';
import { boundedAsTyped } from '../schema.ts';
import { typedName } from '../typed-text.ts';

/** A letter, but none of those that cannot be seen. */
const LETTER = /[^\P{L}\u115F\u1160\u3164\uFFA0]/u;

/**
 * Whether a creator can be called so: there is a letter to see, and no control character and nothing that turns the
 * reading direction. firestore.rules has the same.
 */
export const isSoundName = (name: string): boolean => LETTER.test(name) && typedName(name) === name.trim();

/** A creator's name. What the app's own forms take out of one, this refuses. */
export const profileName = z
  .string()
  .check(
    boundedAsTyped(PROFILE_NAME_MAX),
    z.trim(),
    z.minLength(1),
    z.maxLength(PROFILE_NAME_MAX),
    z.refine(isSoundName),
  );

export type NameProblem = 'required' | 'too-long' | 'invalid';

/** What is wrong with a name as somebody typed it; null when it can be stored, by `typedName`. */
export function findNameProblem(typed: string): NameProblem | null {
  const name = typedName(typed);
  if (name === '') return 'required';
  if (name.length > PROFILE_NAME_MAX) return 'too-long';
  return isSoundName(name) ? null : 'invalid';
}
