import { findUncovered } from './coverage.ts';

/** Vitest's global set-up of the rules tests: after the last one, the run fails if a condition was not tried both ways. */
export default function setup() {
  return async () => {
    const uncovered = await findUncovered();
    if (uncovered.length > 0) throw new Error(`Conditions of the rules without a test:\n  ${uncovered.join('\n  ')}`);
  };
}
