import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { queryUrl, structuredQuery } from './firestore-rest.ts';

/** The look-up of a profile by its username; the rules allow this list with a limit of one only. */
export const profileQuery = (username: string) => structuredQuery('profiles', [['username', username]], 1);

/** The same as a request that can start before the app has loaded. */
export const fetchProfileQuery = (username: string) =>
  fetch(queryUrl(), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(profileQuery(username)),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
