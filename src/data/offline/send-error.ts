import type { ClientError } from '@domain/client-errors/shape.ts';
import { REQUEST_ID_HEADER } from '@domain/errors.ts';
import { newRequestId } from './request-id.ts';

/** Written by the build: what it is called. */
declare const BUILD: string;

/** Sends an error to our own log, also when the page is about to go. Nobody hears of a report that gets lost. */
export function sendError(error: Omit<ClientError, 'build'>): void {
  const body: ClientError = { ...error, build: BUILD };
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [REQUEST_ID_HEADER]: newRequestId() },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
