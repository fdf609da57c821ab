import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Names the chunk itself, too, where it needs no other file. */
export const filesOf = (chunk: string, files: readonly string[]) => (files.length > 0 ? [...files] : [chunk]);

/** Puts `src/lib/load-chunk.ts` in the place of Vite's own helper, through which all imports of the build go. */
export function chunkLoader(): Plugin {
  let isReplaced = false;
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return;
      isReplaced = true;
      return "export { loadChunk as __vitePreload } from '/src/lib/load-chunk.ts';";
    },
    buildEnd(error) {
      if (!error && !isReplaced && this.environment.name === 'client') this.error(`Vite has no ${HELPER} any more.`);
    },
  };
}
