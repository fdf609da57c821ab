import { defineConfig, mergeConfig } from 'vite';
import base from '../../vite.config.ts';

/** The app as one file, which is what splitting it by pages is held against. */
export default defineConfig((env) =>
  mergeConfig(base(env), { build: { rolldownOptions: { output: { codeSplitting: false } } } }),
);
