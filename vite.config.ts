import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BUILD_TARGET } from './scripts/vite/browsers.ts';
import { buildParts } from './scripts/vite/build-parts.ts';
import { chunkOf, chunkPath } from './scripts/vite/chunks.ts';
import { documentRevisions } from './scripts/vite/document-revisions.ts';
import { earlyScript } from './scripts/vite/early.ts';
import { workerBuild } from './scripts/vite/error-reporter.ts';
import { indexHtml } from './scripts/vite/index-html.ts';
import { allowInlineScripts } from './scripts/vite/inline-scripts.ts';
import { type LinkedStyles, linkedStyles } from './scripts/vite/linked-styles.ts';
import { chunkLoader, filesOf } from './scripts/vite/load-chunk.ts';
import { manifest } from './scripts/vite/manifest.ts';
import { prerenderPages } from './scripts/vite/prerender.ts';
import { siteFiles } from './scripts/vite/site-files.ts';
import { textFiles } from './scripts/vite/texts.ts';
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts';
import { withoutPatterns } from './scripts/vite/without-patterns.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REQUIRED = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

const PACKAGES = /node_modules/;

/** The functions by what their addresses begin with, as firebase.json has them. */
const FUNCTIONS = {
  '/api/unlock-quiz': 'unlock',
  '/api/unsubscribe': 'unsubscribe',
  '/api/oembed': 'embed',
  '/api': 'api',
  '/embed': 'embed',
  '/og': 'pictures',
  '/story': 'pictures',
};
/** The target's own path is put before the request's. */
const proxyTo = (functions: string) =>
  Object.fromEntries(
    Object.entries(FUNCTIONS).map(([start, name]) => [
      `^${start}(?:/|$)`,
      { target: `${functions}/${name}`, changeOrigin: false },
    ]),
  );

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, here('.'));
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`Missing settings: ${missing.join(', ')}. Copy .env.example to .env and fill it in.`);
  const functions = process.env['FUNCTIONS_TARGET'];
  const notices = thirdPartyNotices();
  const early = earlyScript();
  const parts = buildParts();
  const linked = linkedStyles();
  return {
    plugins: [
      react(),
      withoutPatterns(),
      chunkLoader(),
      parts,
      textFiles(here('./src/i18n/locales'), here('./domain/locales')),
      indexHtml(),
      siteFiles(),
      early,
      linked,
      prerenderPages(linked.api as LinkedStyles),
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
          rollupFormat: 'iife',
          // of the documents, the shell is enough: it shows every page; the landing page has one of its own
          globPatterns: ['**/*.{js,css,svg,woff2}', 'assets/texts-*/**/*.json', 'index.html', 'app.html'],
          maximumFileSizeToCacheInBytes: 3_000_000,
          manifestTransforms: [
            documentRevisions,
            (entries) => ({
              manifest: entries.map((entry) => ({ ...entry, parts: parts.api?.partsOf(entry.url) })),
            }),
          ],
          buildPlugins: { vite: [notices(), workerBuild(() => early.api?.build())] },
        },
      }),
    ],
    resolve: {
      alias: {
        '@domain': here('./domain'),
        // its package names the development build for every bundler
        ...(command === 'build' && {
          'react-router/dom': here('./node_modules/react-router/dist/production/dom-export.mjs'),
          'react-router': here('./node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    css: { transformer: 'lightningcss' },
    build: {
      target: BUILD_TARGET,
      // one stylesheet, inlined in every page: a file per chunk would be one more thing to wait for
      cssCodeSplit: false,
      sourcemap: 'hidden',
      chunkSizeWarningLimit: 800,
      modulePreload: { polyfill: false, resolveDependencies: filesOf },
      rolldownOptions: {
        output: {
          chunkFileNames: chunkPath,
          // Left alone, the splitting makes fifty files of a page, most below 1 kB. What every page starts with is two
          // files, as packages change less often than the app; the rest follows the route table.
          codeSplitting: {
            groups: [
              { name: 'vendor', test: PACKAGES, tags: ['$initial'], priority: 2 },
              { name: 'app', tags: ['$initial'], priority: 1 },
              { name: chunkOf, debugName: 'by route', includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    server: {
      watch: { ignored: ['**/.cache/**'] }, // logs and data of the local backend are no reason to reload
      ...(functions && { proxy: proxyTo(functions) }),
    },
  };
});
