import type { Env } from './process.ts';

/** A test file of the rules has a project of its own, named after it, so that files run side by side. */
export const projectIdOf = (file: string) => `demo-rules-${file}`;

/**
 * Loads Firestore rules into one project of the backend that `env` names; fireemu takes them for all of its projects. Throws
 * with what it says when it refuses them.
 */
export async function loadFirestoreRules(projectId: string, rules: string, env: Env): Promise<void> {
  const path = `emulator/v1/projects/${projectId}:securityRules`;
  await put(`http://${env['FIRESTORE_EMULATOR_HOST']}/${path}`, 'firestore.rules', rules);
}

/** Likewise for Storage, which has one set of rules for all projects on any backend. */
export async function loadStorageRules(rules: string, env: Env): Promise<void> {
  await put(`http://${env['FIREBASE_STORAGE_EMULATOR_HOST']}/internal/setRules`, 'storage.rules', rules);
}

async function put(url: string, name: string, content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name, content }] } });
  const reply = await fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  if (!reply.ok) throw new Error(`${name} was refused: ${await reply.text()}`);
}
