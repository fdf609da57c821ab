import { expect, it, vi } from 'vitest';
import { drillProject } from '../../../scripts/drill/real.ts';
import { type Cloud, emptyCloud } from '../stand-in/cloud.ts';
import { projectIn } from '../support/project-in.ts';

const database = {
  locationId: 'europe-west1',
  type: 'FIRESTORE_NATIVE',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const backup = (snapshotTime: string, state = 'READY') => ({
  name: `backups/${snapshotTime}`,
  database: 'projects/whoknows-test/databases/(default)',
  snapshotTime,
  state,
});
const IDLE = 'Of 2 deletions in the log, deleted again: nothing. Erased, as they have no account: 0.';

/** What a drill runs, what it prints and, if it fails, why. The tasks' own programs print `replayed`. */
async function drill(cloud: Cloud, ...replayed: string[]) {
  const ran: { name: string; env: object; lines: string | undefined }[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const failure = await drillProject(projectIn(cloud), async (name, env, lines) => {
    ran.push({ name, env, lines });
    return name === 'replay' ? (replayed.shift() ?? IDLE) : 'Recounted.';
  }).catch((error: Error) => error.message);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return { ran, printed, failure };
}

it("a real project's newest backup is restored beside its database, and later deletions are repeated there", async () => {
  const cloud = { ...emptyCloud(), database };
  expect((await drill(cloud)).failure).toContain('There is no backup yet');
  cloud.backups = [
    backup('2026-11-24T21:07:31.5Z'),
    backup('2026-11-25T21:07:31.5Z'),
    backup('2026-11-26T21:07:31.5Z', 'CREATING'),
  ];
  cloud.counts = { '(default)': 1000, 'in the backup': 995 };
  cloud.deletions = ['deleted: messages one', 'deleted: accounts two'];
  const replayed = 'Of 2 deletions in the log, deleted again: 1 messages. Erased, as they have no account: 1.';
  const { ran, printed, failure } = await drill(cloud, replayed);
  expect(failure).toBeUndefined();
  const env = { GCLOUD_PROJECT: cloud.id, DATABASE: 'drill', SIGNING_KEY: 'the key' };
  const lines = cloud.deletions.join('\n');
  expect(ran).toMatchObject([
    { name: 'replay', env, lines },
    { name: 'replay', env, lines },
    { name: 'recount', env, lines: undefined },
  ]);
  for (const words of ['2026-11-25T21:07:31.5Z', /^restore +0\.00 min$/m, '995 quizzes', replayed])
    expect(printed).toMatch(words);

  expect((await drill(cloud)).failure).toContain('gcloud firestore databases delete --database=drill');
  cloud.counts = { '(default)': 1000, 'in the backup': 900 };
  expect((await drill(cloud, replayed, replayed)).failure).toMatch(/holds 900 profiles; there were 1000.*isn't idle/s);
});
