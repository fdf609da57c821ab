export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

export interface AppCheckClaims {
  sub: string;
  aud: string[];
  iss: string;
  /** In seconds since 1970. */
  exp: number;
}

declare const atob: (base64: string) => string; // Node and browsers have it, the language alone does not

// by hand: a schema would be bundled into every build, even one without App Check
function isClaims(value: unknown): value is AppCheckClaims {
  const { sub, aud, iss, exp } = Object(value) as Record<keyof AppCheckClaims, unknown>;
  const isText = (text: unknown) => typeof text === 'string' && text !== '';
  return isText(sub) && isText(iss) && Array.isArray(aud) && aud.every(isText) && typeof exp === 'number';
}

/** Returns the claims of an App Check token without checking its signature; null if it isn't one. */
export function appCheckClaims(token: string): AppCheckClaims | null {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token)?.[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}
