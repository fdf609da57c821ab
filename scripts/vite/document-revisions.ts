import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/project.ts';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * The worker keeps documents with their headers. So the headers are part of a document's revision: without that, a
 * policy that was changed alone would never reach a device that has the app.
 */
export function documentRevisions(entries: Entry[]): { manifest: Entry[] } {
  const { hosting } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as { hosting: { headers: unknown } };
  const headers = JSON.stringify(hosting.headers);
  const withHeaders = (revision: string | null) => createHash('md5').update(`${revision}${headers}`).digest('hex');
  return {
    manifest: entries.map((entry) =>
      entry.url.endsWith('.html') ? { ...entry, revision: withHeaders(entry.revision) } : entry,
    ),
  };
}
