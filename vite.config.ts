import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { allowInlineScripts } from './scripts/vite/allow-inline-scripts.ts';
import { documentRevisions } from './scripts/vite/document-revisions.ts';
import { earlyScript } from './scripts/vite/early.ts';
import { completeLocales } from './scripts/vite/locales.ts';
import { manifest } from './scripts/vite/manifest.ts';
import { noScriptPage } from './scripts/vite/no-script.ts';
import { prerenderPages } from './scripts/vite/prerender.ts';
import { schemeStyles } from './scripts/vite/scheme-styles.ts';
import { siteFiles } from './scripts/vite/site-files.ts';
import { textFiles } from './scripts/vite/texts.ts';
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REQUIRED = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

const EVERY_PAGE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand|@emotion|stylis|@babel[\\/]runtime|hoist-non-react-statics|react-is)[\\/]/;
// but for what of ui/ is made with MUI, and of lib/ with zod, and would bring it to every visitor, and for what few visitors need
const MOST_PAGES =
  /src[\\/](config|i18n[\\/]i18n|lib(?![\\/](contact-draft|message-draft|unfinished-|unlocked-quiz|pending-write-records|stored-value|step-heading|use-async-action|use-live|use-now|ago))|session[\\/]hint|stores[\\/](connection|notices|preferences)|ui[\\/](?!theme|back-button|app-dialog|any-icon|more-icon-paths|segments|language-switch|tile|covering-input))|domain[\\/](limits|languages|counter|profiles[\\/]links)/;
const PAGES_OF_CREATORS =
  /node_modules[\\/]zod[\\/]|domain[\\/](?!testing|auth|dashboard|time|profiles[\\/]account)|src[\\/]data[\\/](firestore-rest|offline|read-cache\.ts|profile-query|public-)|src[\\/](outbox|lib[\\/](stored-value|step-heading))/;
// small files that every signed-in page needs, and no other; Firebase itself stays outside
const SIGNED_IN =
  /src[\\/]data[\\/](accounts|callables|pending-writes|sync-status|messages|profiles|quizzes|subscribe|to-plain)|src[\\/]stores[\\/]sync-status|src[\\/]session[\\/](account|profile)|src[\\/]lib[\\/]use-async-action|domain[\\/]profiles[\\/]account/;
// what every part of the session needs of the sign-in service, and the callables a little of
const SIGN_IN_SERVICE = /src[\\/](session[\\/]auth[\\/](auth|factors|mfa)|data[\\/](renew-session|auth-problem))/;

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, here('.'));
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`Missing settings: ${missing.join(', ')}. Copy .env.example to .env and fill it in.`);
  const api = process.env['API_TARGET'];
  const notices = thirdPartyNotices();
  return {
    plugins: [
      react(),
      completeLocales(),
      textFiles(here('./src/i18n/locales')),
      schemeStyles(),
      siteFiles(),
      noScriptPage(),
      earlyScript(),
      prerenderPages(),
      allowInlineScripts(),
      notices(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest,
        includeManifestIcons: false, // the system fetches them when the app is installed
        injectManifest: {
          // of the documents, the shell is enough: it shows every page; the landing page has one of its own
          globPatterns: ['**/*.{js,svg,woff2}', 'assets/texts-*/**/*.json', 'index.html', 'app.html'],
          maximumFileSizeToCacheInBytes: 3_000_000,
          manifestTransforms: [documentRevisions],
          buildPlugins: { vite: [notices()] },
        },
      }),
    ],
    resolve: {
      alias: {
        '@domain': here('./domain'),
        // emotion loads it for `withTheme`, which nobody calls: 1 kB less on every page
        'hoist-non-react-statics': here('./scripts/vite/hoist-nothing.ts'),
        // its package names the development build for every bundler
        ...(command === 'build' && {
          'react-router/dom': here('./node_modules/react-router/dist/production/dom-export.mjs'),
          'react-router': here('./node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    build: {
      sourcemap: 'hidden',
      chunkSizeWarningLimit: 800,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Left alone, the splitting makes fifty files of a page, most below 1 kB. What every page runs on is one file,
          // what most pages share a second, and the frame around them a third; MUI and Firebase stay with the pages that
          // use them.
          codeSplitting: {
            groups: [
              { name: 'vendor', test: EVERY_PAGE, priority: 2 },
              { name: 'shared', test: MOST_PAGES, minShareCount: 4, priority: 1 },
              { name: 'shell', test: /src[\\/]app[\\/]app\.tsx/ },
              { name: 'visitor', test: PAGES_OF_CREATORS, minShareCount: 4 },
              { name: 'creator', test: SIGNED_IN, includeDependenciesRecursively: false },
              { name: 'auth', test: SIGN_IN_SERVICE, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    server: {
      watch: { ignored: ['**/.cache/**'] }, // logs and data of the local backend are no reason to reload
      // the target's own path is put before the request's
      ...(api && { proxy: { '/api': { target: api, changeOrigin: false } } }),
    },
  };
});
