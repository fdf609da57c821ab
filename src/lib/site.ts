import { SITE_ORIGIN } from '../config/env.ts';

export const absoluteUrl = (path: string): string => SITE_ORIGIN + path;

export interface LinkPicture {
  /** Absolute, as chats want it. */
  url: string;
  width: number;
  height: number;
}

/** The picture of the app, for every link that has none of its own. */
export const APP_PICTURE: LinkPicture = { url: absoluteUrl('/share.png'), width: 1200, height: 630 };
