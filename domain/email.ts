/** Loose on purpose: stricter patterns refuse real ones. No character fits two parts, so matching takes linear time. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
