/** The header in which a browser names a request, and a function repeats the name. */
export const REQUEST_ID_HEADER = 'X-Request-Id';
const FORM = /^[A-Za-z0-9-]{8,36}$/;

/** Returns whether a request may be called so: it is written to the log. */
export const isRequestId = (sent: unknown): sent is string => typeof sent === 'string' && FORM.test(sent);
