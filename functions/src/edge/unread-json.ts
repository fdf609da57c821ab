import { onRequestStart } from './request-start.ts';

/** JSON that the platform hasn't parsed. */
export const UNREAD_JSON = 'application/x-unread-json';
const JSON_TYPE = /^\s*application\/json\b/i;

/**
 * Makes the platform leave a function's bodies alone, by changing their content type before it sees them. Otherwise it
 * unpacks them whatever their size, and logs the text of invalid JSON, which may be personal.
 */
export function leaveUnread(name: string): void {
  onRequestStart(name, ({ headers }) => {
    delete headers['content-encoding'];
    const type = headers['content-type'];
    if (type) headers['content-type'] = type.replace(JSON_TYPE, UNREAD_JSON);
  });
}
