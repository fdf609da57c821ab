/** Matches the browser's frame to the chosen scheme; index.html has the colors of the device's. */
export function showThemeColor(isDark: boolean): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, place) => {
    meta.media = place === Number(isDark) ? 'all' : 'not all';
  });
}
