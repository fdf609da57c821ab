import type { AppCheckClaims } from '../auth/app-check.ts';

declare const btoa: (text: string) => string; // Node and browsers have it, the language alone does not
const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');

/** Returns an unsigned App Check token for local emulators, valid for an hour unless `override` says otherwise. */
export function makeAppCheckToken(override: Partial<AppCheckClaims> & { iat?: number } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: '1:1:web:1',
    aud: ['projects/1', 'projects/demo-whoknows'],
    iss: 'https://firebaseappcheck.googleapis.com/1',
    iat: now,
    exp: now + 3600,
    ...override,
  };
  return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`;
}
