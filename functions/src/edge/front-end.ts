import type { Request } from 'firebase-functions/https';
import { isUnknownFrontEnd } from '../services/client-ip.ts';
import { logWarning } from '../support/log.ts';

let hasWarned = false;

/** Logs, once for each instance, that a request came by a front end of Hosting's that the functions don't know. */
export function watchFrontEnd(operation: string, request: Request): void {
  if (hasWarned || !isUnknownFrontEnd(request)) return;
  hasWarned = true;
  logWarning(operation, 'unknown front end: everybody behind it counts as one sender');
}
