import * as z from 'zod/mini';
import { PROFILE_NAME_MAX } from '../limits.ts';
import { boundedAsTyped } from '../schema.ts';
import { typedName } from '../typed-text.ts';

/** A visible letter. */
const LETTER = /[^\P{L}\u115F\u1160\u3164\uFFA0]/u;

/** Returns whether a name has a visible letter and no control or direction character, like firestore.rules. */
export const isSoundName = (name: string): boolean => LETTER.test(name) && typedName(name) === name.trim();

/** A creator's name. It refuses what the app's own forms would remove. */
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

/** Returns what is wrong with a typed name; null when it can be stored, after `typedName`. */
export function findNameProblem(typed: string): NameProblem | null {
  const name = typedName(typed);
  if (name === '') return 'required';
  if (name.length > PROFILE_NAME_MAX) return 'too-long';
  return isSoundName(name) ? null : 'invalid';
}
