import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../lib/project.ts';

/** Hosting's settings, whose content security policy lists every inline script. */
const SETTINGS = inRoot('firebase.json');
const HASHES = /'sha256-[^']+'(?: 'sha256-[^']+')*/;

/** Returns a script's hash as written in a content security policy. */
export const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns the inline scripts of an HTML document, without data blocks. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) =>
    /\ssrc=|type="application\/json"/.test(attributes) ? [] : code,
  );

export const allowedHashes = (): string[] => HASHES.exec(readFileSync(SETTINGS, 'utf8'))?.[0].split(' ') ?? [];

/** Updates the hashes of the build's inline scripts in firebase.json. */
export function allowInlineScripts(): Plugin {
  return {
    name: 'whoknows-allow-inline-scripts',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'pre', // and after the prerendering, which is earlier in the list of plugins
      handler(error) {
        if (error) return;
        const { root, build } = this.environment.config;
        const dist = resolve(root, build.outDir);
        const documents = globSync('*.html', { cwd: dist });
        const scripts = documents.flatMap((name) => inlineScripts(readFileSync(resolve(dist, name), 'utf8')));
        const before = readFileSync(SETTINGS, 'utf8');
        const after = before.replace(HASHES, [...new Set(scripts.map(hashOf))].sort().join(' '));
        if (scripts.length > 0 && after !== before) writeFileSync(SETTINGS, after);
      },
    },
  };
}
