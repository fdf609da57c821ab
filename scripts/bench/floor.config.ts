import { defineConfig } from 'vite';

/** As the app is built, without the app. */
export default defineConfig({ build: { modulePreload: { polyfill: false } } });
