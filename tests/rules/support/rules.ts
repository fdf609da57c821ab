import { readdirSync, readFileSync } from 'node:fs';
import { loadFirestoreRules, projectIdOf } from '../../../scripts/lib/load-rules.ts';
import { readRules } from '../../../tools/rules-mutation/rules-file.ts';

const HERE = new URL('../', import.meta.url);

export const RULES = readFileSync(new URL('../../firestore.rules', HERE), 'utf8');

/** The projects of all test files of the Firestore rules. */
export const RULES_PROJECTS = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts') && name !== 'storage.test.ts')
  .map((name) => projectIdOf(name.replace('.test.ts', '')));

/** Loads firestore.rules into every project. The emulator forgets what it has seen of rules that are loaded again. */
export async function loadRules(): Promise<void> {
  for (const projectId of RULES_PROJECTS) await loadFirestoreRules(projectId, RULES, process.env);
}

/** The operations that the rules allow somebody, by the path of a collection as the registry spells it. */
export function operationsByPath(): ReadonlyMap<string, readonly string[]> {
  const allowed = new Map<string, string[]>();
  for (const { path, operations } of readRules(RULES)) {
    const collection = path.replace('/databases/{database}/documents', '').slice(1);
    const names = operations.map(({ name }) => name);
    if (names.length > 0) allowed.set(collection, [...(allowed.get(collection) ?? []), ...names]);
  }
  return allowed;
}
