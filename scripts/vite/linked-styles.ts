import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { LINKED, LOADERS, reach } from './chunks.ts';

/** The name of a class or an animation of a module, which the build makes unique: `DhM5ca_button`. */
const NAME = /(?<![\w-])[\w-]{6}_[A-Za-z][\w-]*/g;

/** The styles that the document of a linked page begins with. */
export interface LinkedStyles {
  css: string;
}

const isOtherPage = (name: string) =>
  LOADERS.includes(name) || (name.endsWith('-page') && !LINKED.some((page) => name === `${page}-page`));

/**
 * Finds the styles of linked pages, with all that these may show without another page: what nothing of their scripts
 * names is left out. `src/lib/styles.ts` loads the whole sheet before another page.
 */
export function linkedStyles(): Plugin<LinkedStyles> {
  let named = new Set<string>();
  const found: LinkedStyles = { css: '' };
  return {
    name: 'linked-styles',
    apply: 'build',
    api: found,
    generateBundle(_options, bundle) {
      const reached = reach(bundle, (part) => !isOtherPage(part));
      if (reached.size > 0) named = new Set([...reached].flatMap(({ code }) => code.match(NAME) ?? []));
    },
    writeBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (sheet?.type !== 'asset') return;
      const css = String(sheet.source);
      const unusedSymbols = [...new Set(css.match(NAME))].filter((name) => !named.has(name));
      const { code } = transform({ filename: sheet.fileName, code: Buffer.from(css), minify: true, unusedSymbols });
      found.css = code.toString().trim();
    },
  };
}
