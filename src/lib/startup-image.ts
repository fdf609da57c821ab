/** The screens of iPhones since the XS, and of the SE: points wide and high, and pixels per point. */
export const STARTUP_SCREENS = [
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
type Screen = (typeof STARTUP_SCREENS)[number];

/** Returns the address of a screen's picture. */
export const startupImage = ([width, height, ratio]: Screen): string =>
  `/icons/startup/${width * ratio}x${height * ratio}.png`;

/**
 * Names the picture that an iPhone keeps with the app and shows while it starts; without one it shows white. By script,
 * because every iPhone needs another one and nobody else any.
 */
export function linkStartupImage(): void {
  const found = STARTUP_SCREENS.find(
    ([width, height, ratio]) => width === screen.width && height === screen.height && ratio === devicePixelRatio,
  );
  if (!found) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = startupImage(found);
  document.head.append(link);
}
