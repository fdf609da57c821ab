// in place of its own types: the same keys are checked as on visitors' pages, and the compiler is done in half the time
declare module 'react-i18next' {
  export const initReactI18next: import('i18next').ThirdPartyModule;
  export const useTranslation: typeof import('./use-translation.ts').useTranslation;
}
