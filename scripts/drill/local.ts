import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { emptyDatabase } from '../lib/local-admin.ts';
import { waitUntil } from '../lib/ports.ts';
import { inRoot } from '../lib/project.ts';
import { differences } from './compare.ts';
import { readDocuments, writeDocuments } from './documents.ts';
import { replay, timePhases } from './replay.ts';

/** What people did after the backup, once it has settled. */
export interface Since {
  /** The ids of deleted things, as the log has them. */
  deleted: readonly string[];
  erased: readonly string[];
}

const LOGGED_WITHIN_S = 60;

/** Returns the log's lines after `from` once they contain each deletion: triggers run a moment later. */
async function linesAfter(log: string, from: number, deleted: readonly string[]): Promise<string> {
  const read = () => readFileSync(log, 'utf8').slice(from);
  await waitUntil(async () => deleted.every((id) => read().includes(id)), LOGGED_WITHIN_S);
  return read();
}

/**
 * Loses everything in the local database that the environment names, and restores it. The export contains all documents
 * by Firestore's own API, as the emulators import only when they start. Returns what differs from what is expected.
 */
export async function drillHere(log: string, liveOn: () => Promise<Since>): Promise<string[]> {
  const phases = timePhases();
  const { phase, end } = phases;
  const env = parseEnv(readFileSync(inRoot('functions/.secret.local'), 'utf8'));
  const from = readFileSync(log, 'utf8').length;
  const backup = await phase('export', readDocuments);
  const { deleted, erased } = await phase('people go on, and delete', liveOn);
  const lines = await linesAfter(log, from, deleted);
  const lost = await readDocuments();
  await phase('lose everything', emptyDatabase);
  await phase('restore', () => writeDocuments(backup));
  const problems = await replay(phases, env, lines);
  const now = await phase('compare', readDocuments);
  end();
  return [...problems, ...differences({ backup, lost, now }, erased)];
}
