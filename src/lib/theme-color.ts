/**
 * Matches the browser's frame to the current color scheme. index.html has one color per device scheme, light first, but
 * a person can choose the other.
 */
export function showThemeColor(isDark: boolean): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, place) => {
    meta.media = place === Number(isDark) ? 'all' : 'not all';
  });
}
