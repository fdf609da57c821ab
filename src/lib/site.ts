import { SITE_ORIGIN } from '../config/env.ts';

/** Returns the public address of one of the site's paths. */
export const absoluteUrl = (path: string): string => SITE_ORIGIN + path;
