import type { Plugin } from 'vite';

const CODE = `export const RE2JS = {
  compile() { throw new Error('Patterns in pipelines are left out of this build (scripts/vite/without-patterns.ts).'); },
};`;

/**
 * Leaves out Firestore's library for regular expressions in pipelines, which this app doesn't use: a tenth of a
 * creator's download.
 */
export const withoutPatterns = (): Plugin => ({
  name: 'whoknows-without-patterns',
  apply: 'build',
  load: { filter: { id: /\/node_modules\/re2js\// }, handler: () => CODE },
});
