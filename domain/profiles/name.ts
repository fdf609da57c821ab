import { PROFILE_NAME_MAX } from '../limits.ts';
import { isBlankText, typedName } from '../typed-text.ts';

/** A visible letter. */
const LETTER = /[^\P{L}\u115F\u1160\u3164\uFFA0]/u;

/** Returns whether a name has a visible letter and no control or direction character, like firestore.rules. */
export const isSoundName = (name: string): boolean => LETTER.test(name) && typedName(name) === name.trim();

export type NameProblem = 'required' | 'too-long' | 'invalid' | 'taken';

export function findNameProblem(typed: string): Exclude<NameProblem, 'taken'> | null {
  const name = typedName(typed);
  if (name === '') return 'required';
  if (name.length > PROFILE_NAME_MAX) return 'too-long';
  return isSoundName(name) ? null : 'invalid';
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Returns the character for a missing picture. */
export const initialOf = (name: string): string =>
  ([...name].find((character) => !isBlankText(character)) ?? '?').toUpperCase();
