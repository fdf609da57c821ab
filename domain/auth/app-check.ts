import * as z from 'zod/mini';

/** The header by which Firebase's clients say that a request comes from the app. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const claims = z.object({
  /** The id of the app. */
  sub: z.string().check(z.minLength(1)),
  /** The project, by its number and by its id: `projects/{id}`. */
  aud: z.array(z.string()),
  iss: z.string(),
  /** In seconds since 1970. */
  exp: z.number(),
});
export type AppCheckClaims = z.output<typeof claims>;

declare const atob: (base64: string) => string; // Node and browsers have it, the language alone does not
const FORM = /^[\w-]+\.([\w-]+)\.[\w-]*$/;

/** What an App Check token says of itself, its signature unseen; null for what is none. */
export function appCheckClaims(token: string): AppCheckClaims | null {
  const payload = FORM.exec(token)?.[1];
  if (!payload) return null;
  try {
    return claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return null;
  }
}
