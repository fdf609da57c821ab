import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { allowHashes, hashOf, inlineScripts } from '../lib/inline-scripts.ts';

/** Updates the hashes of the build's inline scripts in firebase.json. */
export function allowInlineScripts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'whoknows-allow-inline-scripts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'pre', // and after the prerendering, which is earlier in the list of plugins
      handler(error) {
        if (error) return;
        const documents = globSync('*.html', { cwd: resolve(config.root, config.build.outDir) });
        const scripts = documents.flatMap((name) =>
          inlineScripts(readFileSync(resolve(config.root, config.build.outDir, name), 'utf8')),
        );
        if (scripts.length > 0) allowHashes(new Set(scripts.map(hashOf)));
      },
    },
  };
}
