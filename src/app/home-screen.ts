import { keepForOffline } from '../lib/keep-for-offline.ts';
import { keepStorage } from '../lib/keep-storage.ts';
import { isStandalone } from '../lib/standalone.ts';

/** The screens of iPhones since the XS, and of the SE, upright: points wide and high, and pixels per point. */
const IPHONES = [
  [375, 667, 2],
  [414, 896, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;
/** Those of iPads, which start apps lying, too. */
const IPADS = [
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
] as const;
export const STARTUP_SCREENS = [...IPHONES, ...IPADS];
type Screen = (typeof STARTUP_SCREENS)[number];

interface StartupImage {
  path: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  media: string;
}

const isLying = (screen: Screen) => IPADS.some((ipad) => ipad === screen);

/**
 * Returns a screen's pictures: upright, for an iPad lying, too, and each light, then dark. Dark ones are not in Apple's
 * documentation; a system that doesn't know them takes the light one.
 */
export function startupImages(screen: Screen): StartupImage[] {
  const [width, height, ratio] = screen;
  const upright = { width: width * ratio, height: height * ratio, orientation: 'portrait' };
  const lying = { width: upright.height, height: upright.width, orientation: 'landscape' };
  // Safari takes the last one that fits, so the dark ones, which fit fewer, come later
  return (['light', 'dark'] as const).flatMap((scheme) =>
    (isLying(screen) ? [upright, lying] : [upright]).map(({ orientation, ...size }) => ({
      ...size,
      scheme,
      path: `/icons/startup/${size.width}x${size.height}${scheme === 'dark' ? '-dark' : ''}.png`,
      media: `(orientation: ${orientation})${scheme === 'dark' ? ' and (prefers-color-scheme: dark)' : ''}`,
    })),
  );
}

/**
 * Names the pictures that an iPhone or iPad keeps with the app and shows while it starts; without one it shows white. By
 * script, because every device needs other ones and nobody else any.
 */
export function linkStartupImages(): void {
  const found = STARTUP_SCREENS.find(
    ([width, height, ratio]) => width === screen.width && height === screen.height && ratio === devicePixelRatio,
  );
  if (!found) return;
  for (const { path: href, media } of startupImages(found))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', href, media }),
    );
}

/**
 * In the installed app, caches everything and requests persistent storage; elsewhere, sets Safari's startup image.
 */
export function prepareHomeScreen(): void {
  if (isStandalone()) {
    void keepStorage();
    void keepForOffline('visitor', 'creator');
  } else linkStartupImages();
}
