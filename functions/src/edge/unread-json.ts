import { onRequestStart } from './request-start.ts';

/** JSON that the platform has not read. */
export const UNREAD_JSON = 'application/x-unread-json';
const JSON_TYPE = /^\s*application\/json\b/i;

/**
 * Has the platform leave the bodies of a function's requests alone. It reads JSON before any function runs, answers what
 * it cannot read with a page of its own, and logs it with its text, which may be personal; and it unpacks what is packed,
 * whatever size that has. Before the platform sees a request, it is made one of a type that the platform only keeps as
 * bytes, and not packed.
 */
export function leaveUnread(name: string): void {
  onRequestStart(name, ({ headers }) => {
    delete headers['content-encoding'];
    const type = headers['content-type'];
    if (type) headers['content-type'] = type.replace(JSON_TYPE, UNREAD_JSON);
  });
}
