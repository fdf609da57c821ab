import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { emptyDatabase } from '../lib/local-admin.ts';
import { waitUntil } from '../lib/ports.ts';
import { inRoot } from '../lib/project.ts';
import { differences } from './compare.ts';
import { readDocuments, writeDocuments } from './documents.ts';
import { timePhases } from './phases.ts';
import { foundNothing, runOps } from './run-ops.ts';

/** What people did after the backup, once it has settled. */
export interface Since {
  /** The ids of deleted things, as the log has them. */
  deleted: readonly string[];
  /** The uids of erased accounts. */
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
  const { phase, end } = timePhases();
  const env = parseEnv(readFileSync(inRoot('functions/.secret.local'), 'utf8'));
  const from = readFileSync(log, 'utf8').length;
  const backup = await phase('export', readDocuments);
  const { deleted, erased } = await phase('people go on, and delete', liveOn);
  const lines = await linesAfter(log, from, deleted);
  const lost = await readDocuments();
  await phase('lose everything', emptyDatabase);
  await phase('restore', () => writeDocuments(backup));
  console.log(await phase('replay the deletions', () => runOps('replay', env, lines)));
  const again = await phase('replay them once more', () => runOps('replay', env, lines));
  console.log(await phase('recount', () => runOps('recount', env)));
  const now = await phase('compare', readDocuments);
  end();
  const idle = foundNothing(again) ? [] : [`A second replay isn't idle: ${again}`];
  return [...idle, ...differences({ backup, lost, now }, erased)];
}
