/**
 * Where the site stands, without a slash at the end: the setting where there is one, else the address that Firebase
 * Hosting gives every project. For canonical and social addresses, which must not depend on the host a page was read from.
 */
export const siteOrigin = (settings: { VITE_SITE_ORIGIN?: string; VITE_FIREBASE_PROJECT_ID?: string }): string =>
  settings.VITE_SITE_ORIGIN?.replace(/\/$/, '') || `https://${settings.VITE_FIREBASE_PROJECT_ID}.web.app`;
