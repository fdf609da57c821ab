/** What an e-mail address looks like, as loosely as can be: only sending to it proves it, and stricter shapes refuse real ones. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
