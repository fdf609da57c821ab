import { readdirSync, readFileSync } from 'node:fs';
import { projectIdOf } from './project.ts';

const HERE = new URL('../', import.meta.url);

export const RULES = readFileSync(new URL('../../firestore.rules', HERE), 'utf8');

/** The projects of all test files of the Firestore rules. */
export const RULES_PROJECTS = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts') && name !== 'storage.test.ts')
  .map((name) => projectIdOf(name.replace('.test.ts', '')));

/** Loads firestore.rules into every project. The emulator forgets what it has seen of rules that are loaded again. */
export async function loadRules(): Promise<void> {
  for (const projectId of RULES_PROJECTS) {
    const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: RULES }] } });
    const reply = await fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    if (!reply.ok) throw new Error(`firestore.rules was refused: ${await reply.text()}`);
  }
}
