import { setTimeout as sleep } from 'node:timers/promises';
import { Sorry } from '../lib/project.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';

/** Calls one of Google's APIs. Returns what it answers, null for a 404. Throws with Google's own words for the rest. */
export type Google = (
  method: Method,
  url: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

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
    if (!operation.done) await sleep(PAUSE_MS);
  }
  if (operation.error) throw new Sorry(operation.error.message);
}

export interface Project {
  id: string;
  number: string;
  google: Google;
}

/** What would make a deployment fail, or go wrong. */
export interface Problem {
  what: string;
  fix: string;
  /** Fixes it. Missing where a person has to decide, or has to give something. */
  mend?: () => Promise<unknown>;
}

export const problemIf = (isWrong: boolean, what: string, fix: string, mend?: Problem['mend']): Problem[] =>
  isWrong ? [{ what, fix, ...(mend && { mend }) }] : [];

/** Looks at one thing that a deployment needs. Changes nothing. */
export type Check = (project: Project) => Promise<Problem[]>;

/** The service account under which the functions are built and run. */
export const runtimeAccount = ({ number }: Project): string => `${number}-compute@developer.gserviceaccount.com`;
