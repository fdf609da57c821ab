import { SITE_ORIGIN } from '../config/env.ts';

export const absoluteUrl = (path: string): string => SITE_ORIGIN + path;
