/** Returns a name for one request, short enough to be read out; it says nothing of anybody. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 8);
