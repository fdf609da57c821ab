import { create } from 'zustand';
import { type Language, storedLanguage, storeLanguage } from '../lib/language.ts';

/** What a person chose on this device. The colour scheme is kept by the theme provider. */
export const usePreferences = create(() => ({ language: storedLanguage() }));

/** Changes the language everywhere and remembers it. */
export function chooseLanguage(language: Language): void {
  usePreferences.setState({ language });
  storeLanguage(language);
}
