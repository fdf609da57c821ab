import type { Plugin } from 'vite';
import { schemeCss, scriptlessSchemeCss } from '../../src/ui/schemes.ts';

/** Puts both schemes' colors into the head of index.html. */
export function schemeStyles(): Plugin {
  return {
    name: 'whoknows-scheme-styles',
    transformIndexHtml: () => [
      { tag: 'style', children: schemeCss(), injectTo: 'head' },
      { tag: 'noscript', children: `<style>${scriptlessSchemeCss()}</style>`, injectTo: 'head' },
    ],
  };
}
