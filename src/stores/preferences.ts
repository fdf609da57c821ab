import type { Language } from '@domain/languages.ts';
import { create } from 'zustand';
import { type ColorMode, storeColorMode, storedColorMode } from '../lib/color-mode.ts';
import { shownLanguage, storeLanguage } from '../lib/language.ts';

interface Preferences {
  language: Language;
  colorMode: ColorMode;
  /** The device's own scheme; used while `colorMode` is `system`. */
  isDeviceDark: boolean;
}
// undefined where pages are prerendered
const deviceDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export const usePreferences = create<Preferences>(() => ({
  language: shownLanguage(),
  colorMode: storedColorMode(),
  isDeviceDark: deviceDark?.matches ?? false,
}));

/** Starts to follow the device's own color scheme. */
export function startPreferences(): void {
  deviceDark?.addEventListener('change', ({ matches }) => usePreferences.setState({ isDeviceDark: matches }));
}

export const isDark = ({ colorMode, isDeviceDark }: Preferences): boolean =>
  colorMode === 'system' ? isDeviceDark : colorMode === 'dark';

/** Changes the language everywhere and stores the choice. */
export function chooseLanguage(language: Language): void {
  usePreferences.setState({ language });
  storeLanguage(language);
}

/** Changes the color scheme everywhere and stores the choice. */
export function chooseColorMode(colorMode: ColorMode): void {
  usePreferences.setState({ colorMode });
  storeColorMode(colorMode);
}
