import { describe, expect, it } from 'vitest';
import { allMutants, RULES_MUTATION } from '../../scripts/lib/rules.ts';
import { readRules } from '../../tools/rules-mutation/rules-file.ts';

describe('the mutants of our rules', () => {
  const mutants = allMutants();
  const names = mutants.map(({ name }) => name);

  it('are distinct and parse', () => {
    expect(mutants.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(mutants.length);
    expect(new Set(mutants.map(({ rules }) => rules)).size).toBe(mutants.length);
    for (const { rules, tests } of mutants) {
      expect(() => readRules(rules)).not.toThrow();
      expect(tests).not.toEqual([]);
    }
  });

  it('exist, if one has a reason to survive', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(RULES_MUTATION.reasons)));
  });
});
