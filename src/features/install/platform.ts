/** Other iOS browsers can install apps since this version; Safari always could. */
const OTHERS_SINCE = 16.4;
const OTHER_BROWSER = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo/;

/**
 * Returns whether this is a browser on an iPhone or iPad with "Add to Home Screen" in its Share menu. An iPad
 * identifies as a Mac, which has no touch screen. Browsers inside apps say the same of themselves and have none.
 */
export function hasHomeScreenMenu(userAgent: string, touchPoints: number): boolean {
  const isPad = userAgent.includes('Macintosh') && touchPoints > 1;
  if (!isPad && !/iPhone|iPad|iPod/.test(userAgent)) return false;
  if (!userAgent.includes('Safari/')) return false;
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return isPad || !OTHER_BROWSER.test(userAgent) || Number(`${major}.${minor}`) >= OTHERS_SINCE;
}
