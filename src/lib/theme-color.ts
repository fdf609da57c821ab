/**
 * Has the browser's own frame follow the scheme that is in force. index.html names a colour for each scheme of the
 * device, light first; a person can choose the other one.
 */
export function showThemeColor(isDark: boolean): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, place) => {
    meta.media = place === Number(isDark) ? 'all' : 'not all';
  });
}
