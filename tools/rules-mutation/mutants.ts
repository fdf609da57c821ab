import { changesOf } from './changes.ts';
import { type Condition, readRules } from './rules-file.ts';

export interface RulesFile {
  name: string;
  text: string;
  /** Returns the test files that the rules of these top-level collections, or folders, concern. */
  testsOf(collections: readonly string[]): readonly string[];
}

/** The rules of one file with one change. */
export interface Mutant {
  file: string;
  line: number;
  /** File, block and change, without line numbers, so that reasons can refer to it. */
  name: string;
  tests: readonly string[];
  /** Whether a condition, or a part of one, is fixed at true or false. */
  isConstant: boolean;
  rules: string;
}

const ROOT = /^\/databases\/\{database\}\/documents|^\/b\/\{bucket\}\/o/;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Returns every mutant of a rules file. */
export function mutantsOf({ name: file, text: rules, testsOf }: RulesFile): Mutant[] {
  const conditions = readRules(rules);
  const seen = new Set<string>();
  const names = new Map<string, number>();
  return conditions.flatMap((condition) => {
    const place = `${file} ${condition.path.replace(ROOT, '')} ${condition.title}`.replace(/ +/g, ' ');
    const tests = testsOf(collectionsOf(rules, condition, conditions));
    return changesOf(rules, condition).flatMap(({ from, to, text, what, isConstant = false }) => {
      const mutated = rules.slice(0, from) + text + rules.slice(to);
      if (seen.has(mutated)) return [];
      seen.add(mutated);
      const plain = `${place}: ${oneLine(what)}`;
      const count = (names.get(plain) ?? 0) + 1;
      names.set(plain, count);
      const name = count > 1 ? `${plain} (${count})` : plain;
      const line = rules.slice(0, from).split('\n').length;
      return [{ file, line, name, tests, isConstant, rules: mutated }];
    });
  });
}

/** Returns the top-level collections whose rules include a condition: its own, or those that call it. */
function collectionsOf(rules: string, { path, functionName }: Condition, all: readonly Condition[]): string[] {
  const own = path.replace(ROOT, '').split('/')[1];
  if (own) return [own];
  const call = new RegExp(`\\b${functionName}\\(`);
  const callers = all.filter(({ expression }) => call.test(rules.slice(expression.from, expression.to)));
  return [...new Set(callers.flatMap((caller) => collectionsOf(rules, caller, all)))];
}
