import type { Plugin } from 'vite';

const CODE = `export const RE2JS = {
  compile() { throw new Error('Patterns in pipelines are left out of this build (scripts/vite/without-patterns.ts).'); },
};`;

/**
 * Leaves out the library that Firestore has for patterns in pipelines, which this app doesn't use: a tenth of what a
 * creator's phone loads.
 */
export const withoutPatterns = (): Plugin => ({
  name: 'whoknows-without-patterns',
  apply: 'build',
  load: { filter: { id: /\/node_modules\/re2js\// }, handler: () => CODE },
});
