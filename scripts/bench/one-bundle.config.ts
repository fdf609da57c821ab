import { defineConfig, mergeConfig } from 'vite';
import base from '../../vite.config.ts';

/** The app as one file, as a baseline for splitting it by pages. */
export default defineConfig((env) =>
  mergeConfig(base(env), { build: { rolldownOptions: { output: { codeSplitting: false } } } }),
);
