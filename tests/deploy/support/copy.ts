import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDeployment } from '../../../scripts/lib/build.ts';
import { CACHE, inRoot } from '../../../scripts/lib/project.ts';

/**
 * Returns the firebase.json of a copy of what is deployed, with the given web build; below the working copy, whose
 * packages the functions need. Without its predeploy hook, which would build the web app once more.
 */
export async function copyToDeploy(dist: string): Promise<string> {
  const folder = join(CACHE, 'deploy');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'functions'), { recursive: true });
  for (const name of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    cpSync(inRoot(name), join(folder, name));
  symlinkSync(dist, join(folder, 'dist'));
  await buildDeployment(dist, join(folder, 'functions/deploy'));
  const config = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as { functions: [{ predeploy?: unknown }] };
  delete config.functions[0].predeploy;
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}
