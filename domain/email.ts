import { typedIdentifier } from './typed-identifier.ts';

/** Loose on purpose: stricter patterns refuse real ones. No character fits two parts, so matching takes linear time. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const GMAIL = ['gmail.com', 'googlemail.com'];
/** Hosts where `name+anything` is `name`. Elsewhere it may be another person. */
const PLUS_IS_ALIAS: ReadonlySet<string> = new Set([
  ...GMAIL,
  ...['outlook.com', 'outlook.fr', 'outlook.de', 'outlook.es', 'outlook.it', 'msn.com'],
  ...['hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.es', 'hotmail.it'],
  ...['live.com', 'live.co.uk', 'live.fr', 'live.de', 'live.nl', 'live.it'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...['fastmail.com', 'fastmail.fm', 'proton.me', 'protonmail.com', 'pm.me', 'posteo.de', 'mailbox.org'],
]);

const OTHER_PROVIDERS: ReadonlySet<string> = new Set([
  ...['yahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'yahoo.co.jp', 'ymail.com', 'aol.com', 'mail.com'],
  ...['gmx.de', 'gmx.net', 'gmx.com', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'bluewin.ch'],
  ...['orange.fr', 'free.fr', 'laposte.net', 'wanadoo.fr', 'sfr.fr', 'libero.it', 'wp.pl', 'btinternet.com'],
  ...['comcast.net', 'att.net', 'verizon.net', 'tuta.com', 'zoho.com', 'qq.com', '163.com', 'naver.com'],
]);

/** Returns the host of an address, in lower case. */
export const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether anybody can get an address at a host: its users have nothing to do with one another. */
export const isMailProvider = (host: string): boolean => PLUS_IS_ALIAS.has(host) || OTHER_PROVIDERS.has(host);

/** Returns one form for all spellings of an address that reach the same inbox, as far as is known. */
export function canonicalEmail(email: string): string {
  const lower = toAddress(email);
  const at = lower.lastIndexOf('@');
  const [written, host] = [lower.slice(0, at), hostOf(lower)];
  const [name = ''] = PLUS_IS_ALIAS.has(host) ? written.split('+') : [written];
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Returns the email as the service stores it; phones capitalize every word. */
export const toAddress = (email: string): string => typedIdentifier(email).toLowerCase();
