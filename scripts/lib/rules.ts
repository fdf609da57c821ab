import { readFileSync } from 'node:fs';
import type { RulesFile } from '../../tools/rules-mutation/mutants.ts';
import type { Project } from '../../tools/rules-mutation/project.ts';
import { openVitest } from '../../tools/rules-mutation/vitest-runner.ts';
import { withBackend } from './backend.ts';
import { loadFirestoreRules, loadStorageRules, projectIdOf } from './load-rules.ts';
import type { Ports } from './ports.ts';
import type { Env } from './process.ts';
import { inRoot, ROOT } from './project.ts';

/** `quizOrders` as files are named: `quiz-orders`. */
const fileNameOf = (collection: string) => collection.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Where a collection's rules are tested in addition to its own file, or instead. */
const TESTED_IN: Readonly<Record<string, readonly string[]>> = {
  trackings: ['responses'],
  ...Object.fromEntries(
    ['profiles', 'quizOrders', 'quizzes', 'messages'].map((name) => [name, [fileNameOf(name), 'pauses']]),
  ),
};
const testsOf = (collections: readonly string[]) =>
  [...new Set(collections.flatMap((name) => TESTED_IN[name] ?? [fileNameOf(name)]))].sort();

const file = (name: string, tests: RulesFile['testsOf']): RulesFile => ({
  name,
  text: readFileSync(inRoot(name), 'utf8'),
  testsOf: tests,
});

export const RULES_MUTATION: Project<Env> = {
  files: [file('firestore.rules', testsOf), file('storage.rules', () => ['storage'])],
  reasons: {},
  load: (name, rules, test, env) =>
    name === 'storage.rules' ? loadStorageRules(rules, env) : loadFirestoreRules(projectIdOf(test), rules, env),
  openRunner: (env) => openVitest({ root: ROOT, folder: 'tests/rules', alias: { '@domain': inRoot('domain') }, env }),
};

/** Starts a backend that accepts the rules tests' unsigned tokens, for the duration of the work. */
export const onRulesBackend = <T>(ports: Ports, work: (env: Env) => Promise<T>): Promise<T> =>
  withBackend({ name: `rules-${ports.firestore}`, ports, onlyRules: true }, ({ env }) => work(env));
