import { Sorry } from '../lib/project.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';

/** Calls one of Google's APIs. Returns what it answers, null for a 404. Throws with Google's own words for the rest. */
export type Google = (method: Method, url: string, body?: unknown) => Promise<unknown>;

const PAUSE_MS = 2000;

interface Operation {
  name?: string;
  done?: boolean;
  error?: { message: string };
}

/** Resolves when a long-running operation of an API, like `https://firestore.googleapis.com/v1`, has ended. */
export async function finished(google: Google, api: string, started: unknown): Promise<void> {
  let operation = started as Operation;
  while (!operation.done) {
    const { name = '' } = operation;
    operation = { name, ...((await google('GET', `${api}/${name}`)) as Operation | null) };
    if (!operation.done) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (operation.error) throw new Sorry(operation.error.message);
}
