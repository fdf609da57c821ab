/** Why a mutant may survive, by file and name: one sentence each. A reason without its surviving mutant is an error. */
export const REASONS: Readonly<Record<string, string>> = {};
