import { pathToFileURL } from 'node:url';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { portsFor } from '../lib/ports.ts';
import { inRoot, PROJECT, ROOT } from '../lib/project.ts';
import { type Instance, startInstance } from './instance.ts';

export interface ApiInstances {
  /** Returns an endpoint's address, each time on the next instance. */
  urlOf(endpoint: string): string;
  stop(): Promise<void>;
}

/** Starts instances of the function `api`, which reach the database at this port. Triggers and tasks run elsewhere. */
export async function startApiInstances(count: number, firestorePort: number): Promise<ApiInstances> {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${portsFor('tests').tasks}`,
  });
  const bundle = pathToFileURL(inRoot('functions/deploy/index.js')).href;
  const instances: Instance[] = [];
  for (let n = 0; n < count; n++) instances.push(await startInstance(bundle, 'api', ROOT));
  let next = 0;
  return {
    urlOf: (endpoint) => {
      next += 1;
      return `${instances[next % count]?.origin}/api/${endpoint}`;
    },
    stop: async () => {
      await Promise.all(instances.map((one) => one.stop()));
    },
  };
}

/** Returns this process's own access to the database behind a port. */
export function databaseAt(port: number): Firestore {
  const name = `at ${port}`;
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ projectId: PROJECT }, name);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  return initializeFirestore(app);
}
