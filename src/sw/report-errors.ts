import { CLIENT_ERRORS_MAX } from '@domain/limits.ts';
import { describeError } from '../data/offline/describe-error.ts';
import { sendError } from '../data/offline/send-error.ts';

declare const self: ServiceWorkerGlobalScope;

const reported = new Set<string>();

function report(thrown: unknown): void {
  const described = describeError(thrown, location.origin);
  const mark = JSON.stringify(described);
  // each start of the worker by the browser counts as a session
  if (!described || reported.has(mark) || reported.size >= CLIENT_ERRORS_MAX) return;
  reported.add(mark);
  sendError({ ...described, page: 'service-worker' });
}

export function sendErrors(): void {
  self.addEventListener('error', ({ error }) => report(error));
  self.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
