import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findLocaleProblems } from '../lib/locales.ts';

/** Fails the build when a text is missing, empty or otherwise different in one of the languages. */
export function completeLocales(folder: string): Plugin {
  const read = (language: string, file: string) => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return {
    name: 'whoknows-complete-locales',
    apply: 'build',
    buildStart() {
      const files = new Set([...readdirSync(join(folder, 'en')), ...readdirSync(join(folder, 'fr'))]);
      const problems = [...files].flatMap((file) =>
        findLocaleProblems(read('en', file), read('fr', file)).map((problem) => `${file}: ${problem}`),
      );
      if (problems.length > 0) this.error(`The texts are not complete:\n${problems.join('\n')}`);
    },
  };
}
