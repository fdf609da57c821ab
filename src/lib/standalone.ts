export const isHomeScreenApp = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** Returns whether this page runs as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  isHomeScreenApp();
