import { defineConfig } from 'vite';

/** The app's build settings, without the app. */
export default defineConfig({ build: { modulePreload: { polyfill: false } } });
