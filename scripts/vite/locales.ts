import type { Plugin } from 'vite';
import { findFolderProblems, LOCALE_FOLDERS } from '../lib/locales.ts';

/** Fails the build when a text is missing, empty or otherwise different in one of the languages. */
export function completeLocales(): Plugin {
  return {
    name: 'whoknows-complete-locales',
    apply: 'build',
    buildStart() {
      const problems = LOCALE_FOLDERS.flatMap(findFolderProblems);
      if (problems.length > 0) this.error(`The texts are not complete:\n${problems.join('\n')}`);
    },
  };
}
