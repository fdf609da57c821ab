/** Returns the site's origin without a trailing slash, for addresses that must not depend on the current host. */
export const siteOrigin = (settings: {
  VITE_SITE_ORIGIN?: string | undefined;
  VITE_FIREBASE_PROJECT_ID?: string | undefined;
}): string => settings.VITE_SITE_ORIGIN?.replace(/\/$/, '') || `https://${settings.VITE_FIREBASE_PROJECT_ID}.web.app`;
