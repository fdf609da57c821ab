import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { isRequestId } from '@domain/request-id.ts';

const current = new AsyncLocalStorage<string>();

/** Runs work in the name of a request, event or task: every log line of it has its id. */
export const withRequestId = <T>(id: string, work: () => Promise<T>): Promise<T> => current.run(id, work);

export const currentRequestId = (): string | undefined => current.getStore();

/** Returns the sender's name for a request, or a new one if it isn't sound. */
export const toRequestId = (sent: unknown): string => (isRequestId(sent) ? sent : randomUUID().slice(0, 8));
