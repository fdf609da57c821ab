import { createHash } from 'node:crypto';
import { readJson } from '../lib/project.ts';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** Includes headers in documents' revisions: a changed policy alone would otherwise never reach installed apps. */
export function documentRevisions(entries: Entry[]): { manifest: Entry[] } {
  const { hosting } = readJson<{ hosting: { headers: unknown } }>('firebase.json');
  const headers = JSON.stringify(hosting.headers);
  const withHeaders = (revision: string | null) => createHash('md5').update(`${revision}${headers}`).digest('hex');
  return {
    manifest: entries.map((entry) =>
      entry.url.endsWith('.html') ? { ...entry, revision: withHeaders(entry.revision) } : entry,
    ),
  };
}
