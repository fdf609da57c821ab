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

/** Starts a long-running operation below an API's address. Resolves when it has ended, or when there is nothing to change. */
export async function operate(google: Google, method: Method, url: string, body?: unknown): Promise<void> {
  // `https://firestore.googleapis.com/v1`
  const [api] = /^https:\/\/[^/]+\/[^/]+/.exec(url) ?? [];
  let operation = ((await google(method, url, body)) ?? { done: true }) as Operation;
  while (!operation.done) {
    const { name = '' } = operation;
    operation = { name, ...((await google('GET', `${api}/${name}`)) as Operation | null) };
    if (!operation.done) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (operation.error) throw new Sorry(operation.error.message);
}
