import { posesAsUs } from './impostors.ts';
import { findNameProblem, type NameProblem } from './name.ts';

/** Returns why a name can't be chosen. In its own file: what finds impostors is large, and only forms of names load it. */
export const findNewNameProblem = (typed: string): NameProblem | null =>
  findNameProblem(typed) ?? (posesAsUs(typed) ? 'taken' : null);
