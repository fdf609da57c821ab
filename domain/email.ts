/** Loose on purpose: stricter patterns refuse real ones. No character fits two parts, so matching takes linear time. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Returns one form for all spellings of an address that reach the same inbox, as far as is known. */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name = '', host] = [lower.slice(0, at).split('+')[0], lower.slice(at + 1)];
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Returns the email as the service stores it; phones capitalize every word. */
export const toAddress = (email: string): string => email.trim().toLowerCase();
