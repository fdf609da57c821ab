/** The header by which Firebase's clients say that a request comes from the app. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

export interface AppCheckClaims {
  /** The id of the app. */
  sub: string;
  /** The project, by its number and by its id: `projects/{id}`. */
  aud: string[];
  iss: string;
  /** In seconds since 1970. */
  exp: number;
}

declare const atob: (base64: string) => string; // Node and browsers have it, the language alone does not

// by hand: a schema here would be part of every build, one without App Check too
function isClaims(value: unknown): value is AppCheckClaims {
  const { sub, aud, iss, exp } = Object(value) as Record<keyof AppCheckClaims, unknown>;
  const isText = (text: unknown) => typeof text === 'string' && text !== '';
  return isText(sub) && isText(iss) && Array.isArray(aud) && aud.every(isText) && typeof exp === 'number';
}

/** What an App Check token says of itself, its signature unseen; null for what is none. */
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
