/** Other iOS browsers can install apps since this version; Safari always could. */
const OTHERS_SINCE = 16.4;
/** Pages inside other apps can't be installed; only some of them omit the word Safari. */
const INSIDE_AN_APP = /FBAN|FBAV|FB_IAB|Instagram|Snapchat|BytedanceWebview|musical_ly|Line\/|GSA\//;
const OTHER_BROWSER = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo/;

/**
 * Returns whether this is a browser on an iPhone or iPad with "Add to Home Screen" in its Share menu. An iPad
 * identifies as a Mac, which has no touch screen.
 */
export function hasHomeScreenMenu(userAgent: string, touchPoints: number): boolean {
  const isPad = userAgent.includes('Macintosh') && touchPoints > 1;
  if (!isPad && !/iPhone|iPad|iPod/.test(userAgent)) return false;
  if (!userAgent.includes('Safari/') || INSIDE_AN_APP.test(userAgent)) return false;
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return isPad || !OTHER_BROWSER.test(userAgent) || Number(`${major}.${minor}`) >= OTHERS_SINCE;
}

/** Returns whether this page runs as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
