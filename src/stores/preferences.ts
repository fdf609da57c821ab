import type { Language } from '@domain/languages.ts';
import { create } from 'zustand';
import {
  type ColorMode,
  shownLanguage,
  storeColorMode,
  storedColorMode,
  storeLanguage,
} from '../lib/device-choices.ts';

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

export function startPreferences(): void {
  deviceDark?.addEventListener('change', ({ matches }) => usePreferences.setState({ isDeviceDark: matches }));
}

export const isDark = ({ colorMode, isDeviceDark }: Preferences): boolean =>
  colorMode === 'system' ? isDeviceDark : colorMode === 'dark';

export function chooseLanguage(language: Language): void {
  usePreferences.setState({ language });
  storeLanguage(language);
}

export function chooseColorMode(colorMode: ColorMode): void {
  usePreferences.setState({ colorMode });
  storeColorMode(colorMode);
}
