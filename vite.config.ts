import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { earlyScript } from './scripts/vite/early.ts';
import { manifest } from './scripts/vite/manifest.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REQUIRED = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, here('.'));
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`Missing settings: ${missing.join(', ')}. Copy .env.example to .env and fill it in.`);
  const api = process.env['API_TARGET'];
  return {
    plugins: [
      react(),
      earlyScript(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest,
        injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2}'], maximumFileSizeToCacheInBytes: 3_000_000 },
      }),
    ],
    resolve: { alias: { '@domain': here('./domain'), '@': here('./src') } },
    build: { sourcemap: 'hidden', chunkSizeWarningLimit: 800, modulePreload: { polyfill: false } },
    server: {
      watch: { ignored: ['**/.cache/**'] }, // logs and data of the local backend are no reason to reload
      // the target's own path is put before the request's
      ...(api && { proxy: { '/api': { target: api, changeOrigin: false } } }),
    },
  };
});
