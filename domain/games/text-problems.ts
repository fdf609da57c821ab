import type { FieldProblem, FieldProblems } from '../errors.ts';
import { isBlankText } from '../typed-text.ts';

/** Returns what a text looks like: case, spacing and invisible characters make no visible difference. */
export const lookOf = (text: string) =>
  isBlankText(text)
    ? ''
    : text
        .normalize('NFC')
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .trim()
        .replace(/\s+/g, ' ')
        .toLowerCase();

/** Returns the problems of texts that have to differ, by path. `isBegun` knows the looks of sentences that only begin. */
export function findTextProblems(
  texts: ReadonlyArray<readonly [path: string, value: string]>,
  isBegun: (look: string) => boolean = () => false,
): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  const seen = new Set<string>();
  for (const [path, value] of texts) {
    const look = lookOf(value);
    if (look === '') problems[path] = 'required';
    else if (isBegun(look)) problems[path] = 'unfinished';
    else if (seen.has(look)) problems[path] = 'duplicate';
    seen.add(look);
  }
  return problems;
}
