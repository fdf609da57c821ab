interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_EMULATOR_PORTS?: string;
  readonly VITE_ADS?: string;
  readonly VITE_WEEKLY_EMAIL?: string;
  readonly VITE_APPCHECK_SITE_KEY?: string;
  readonly VITE_VAPID_PUBLIC_KEY?: string;
  /** Where a build serves the locale files; see scripts/vite/texts.ts. */
  readonly TEXTS?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
/** A stylesheet's classes, by their names in it; a test checks that those which are used exist. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
