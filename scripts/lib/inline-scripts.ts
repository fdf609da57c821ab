import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './project.ts';

/** Hosting's settings, whose content security policy names every script that may stand in a document. */
const SETTINGS = inRoot('firebase.json');
const HASHES = /'sha256-[^']+'(?: 'sha256-[^']+')*/;

/** The name of a script in a content security policy. */
export const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The scripts in an HTML document that are no files; a block of data is none. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) =>
    /\ssrc=|type="application\/json"/.test(attributes) ? [] : code,
  );

/** The hashes that the policy names. */
export const allowedHashes = (): string[] => HASHES.exec(readFileSync(SETTINGS, 'utf8'))?.[0].split(' ') ?? [];

/** Has the policy name these and no others. */
export function allowHashes(hashes: ReadonlySet<string>): void {
  const before = readFileSync(SETTINGS, 'utf8');
  const after = before.replace(HASHES, [...hashes].sort().join(' '));
  if (after !== before) writeFileSync(SETTINGS, after);
}
