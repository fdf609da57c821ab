import { defineConfig, mergeConfig } from 'vite';
import base from '../../vite.config.ts';

/** The app as one file, which what visitors load is compared with. */
export default defineConfig((env) =>
  mergeConfig(base(env), { build: { rolldownOptions: { output: { codeSplitting: false } } } }),
);
