/**
 * What an e-mail address looks like, as loosely as can be: only sending to it proves it, and stricter shapes refuse real
 * ones. No sign fits two parts of it, so it takes linear time whatever it is held against.
 */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
