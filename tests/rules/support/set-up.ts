import type { TestProject } from 'vitest/node';
import { findUncovered } from './coverage.ts';
import { loadRules, RULES_PROJECTS } from './rules.ts';

/**
 * Vitest's global set-up of the rules tests: loads the rules, and after the last test fails the run if a condition was
 * not tried both ways. A run of chosen files or tests is not held to that.
 */
export default async function setUp({ vitest, name }: TestProject): Promise<() => Promise<void>> {
  await loadRules();
  return async () => {
    const files = vitest.state.getTestModules().filter(({ project }) => project.name === name);
    if (files.length < RULES_PROJECTS.length || vitest.config.testNamePattern) return;
    const uncovered = await findUncovered();
    if (uncovered.length > 0) throw new Error(`Conditions of the rules without a test:\n  ${uncovered.join('\n  ')}`);
  };
}
