import { SITE_ORIGIN } from '../config/env.ts';

/** The public address of one of the site's own paths. */
export const absoluteUrl = (path: string): string => SITE_ORIGIN + path;
