/** Returns an id for one request, short enough to be read out; it reveals nothing about anybody. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 8);
