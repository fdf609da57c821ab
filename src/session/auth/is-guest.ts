import type { User } from 'firebase/auth';

/** Returns whether somebody has no account. A link in an email leaves the SDK's own mark until the next load. */
export const isGuest = (user: User): boolean => user.isAnonymous && user.email === null;
