import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './project.ts';

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

/** Returns the hashes in the policy. */
export const allowedHashes = (): string[] => HASHES.exec(readFileSync(SETTINGS, 'utf8'))?.[0].split(' ') ?? [];

/** Replaces the hashes in the policy. */
export function allowHashes(hashes: ReadonlySet<string>): void {
  const before = readFileSync(SETTINGS, 'utf8');
  const after = before.replace(HASHES, [...hashes].sort().join(' '));
  if (after !== before) writeFileSync(SETTINGS, after);
}
