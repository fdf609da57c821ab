import type { TestProject } from 'vitest/node';
import { startBackend } from '../../../scripts/lib/backend.ts';
import { portsFor } from '../../../scripts/lib/ports.ts';
import { startGoogleEmulators } from '../../../scripts/test/google.ts';
import { findUncovered } from './coverage.ts';
import { loadRules, RULES_PROJECTS } from './rules.ts';

/** Starts a backend that accepts unsigned tokens. Returns what ends it. */
async function startRulesBackend(): Promise<() => Promise<void>> {
  const ports = portsFor('rules');
  const { env, stop } = process.env['OFFICIAL_SUITE']
    ? await startGoogleEmulators()
    : await startBackend({ name: 'rules', ports, onlyRules: true });
  Object.assign(process.env, env);
  return stop;
}

/**
 * Global set-up of the rules tests: backend and rules; after the last test it fails the run if a condition was not tried
 * both ways. A run of chosen files or tests is not held to that.
 */
export default async function setUp({ vitest, name }: TestProject): Promise<() => Promise<void>> {
  const stop = await startRulesBackend();
  await loadRules();
  return async () => {
    const files = vitest.state.getTestModules().filter(({ project }) => project.name === name);
    const isWhole = files.length >= RULES_PROJECTS.length && !vitest.config.testNamePattern;
    const uncovered = isWhole ? await findUncovered() : [];
    await stop();
    if (uncovered.length > 0) throw new Error(`Conditions of the rules without a test:\n  ${uncovered.join('\n  ')}`);
  };
}
