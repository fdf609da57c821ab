import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { textFile } from '../../src/config/text-file.ts';

/** The domain's texts that screens load themselves. */
const SHARED = /(?:^|[\\/])prompts\.json$/;

/** Returns locale files by their names, such as `en/common.json`, without spaces between their texts. */
function readTexts(folder: string, wanted = /\.json$/): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => wanted.test(name));
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
      .map((name) => [name, JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8')))]),
  );
}

/**
 * Emits the locale files as JSON, which a browser parses faster than a script, in a folder whose name follows from what
 * is in it. So the app needs one address instead of a table of seventy, and no file of another build is ever read.
 */
export function textFiles(folder: string, domainFolder: string): Plugin {
  const texts = new Map([...readTexts(folder), ...readTexts(domainFolder, SHARED)]);
  const hash = createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('base64url')
    .slice(0, 8);
  const base = `assets/texts-${hash}`;
  return {
    name: 'whoknows-texts',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.TEXTS': JSON.stringify(`/${base}`) } }),
    generateBundle() {
      for (const [name, source] of texts) {
        const [, language = '', namespace = ''] = /^(.+)\/(.+)\.json$/.exec(name) ?? [];
        this.emitFile({ type: 'asset', fileName: `${base}/${textFile(language, namespace)}`, source });
      }
    },
  };
}
