import { sendJson } from './http.ts';
import type { Env } from './process.ts';

/** Returns a project id per test file of the rules, so that files run in parallel. */
export const projectIdOf = (file: string) => `demo-rules-${file}`;

/** Loads Firestore rules into one project; fireemu applies them to all. Throws what it says when it refuses them. */
export async function loadFirestoreRules(projectId: string, rules: string, env: Env): Promise<void> {
  const path = `emulator/v1/projects/${projectId}:securityRules`;
  await put(`http://${env['FIRESTORE_EMULATOR_HOST']}/${path}`, 'firestore.rules', rules);
}

export async function loadStorageRules(rules: string, env: Env): Promise<void> {
  await put(`http://${env['FIREBASE_STORAGE_EMULATOR_HOST']}/internal/setRules`, 'storage.rules', rules);
}

async function put(url: string, name: string, content: string): Promise<void> {
  await sendJson(url, { rules: { files: [{ name, content }] } }, {}, 'PUT');
}
