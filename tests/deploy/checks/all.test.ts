import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { findProblems, setUp } from '../../../scripts/deploy/checks.ts';
import { cliOptions, deploysFiles } from '../../../scripts/deploy/cli.ts';
import { inRoot } from '../../../scripts/lib/project.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { projectIn } from '../support/project-in.ts';
import { webEnvOf } from '../support/web-env.ts';

const cors: unknown = JSON.parse(readFileSync(inRoot('cors.json'), 'utf8'));

beforeEach(() => {
  for (const [name, value] of Object.entries(webEnvOf(emptyCloud()))) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

it('a project that is set up has no problems, and without photos needs no bucket', async () => {
  const cloud = emptyCloud();
  expect(await setUp(projectIn(cloud))).toEqual([]);
  expect(await findProblems(projectIn(cloud), { withFiles: true })).toEqual([]);
  expect(cloud.bucket).toMatchObject({ cors });
  cloud.bucket = null;
  expect(await findProblems(projectIn(cloud), { withFiles: true })).toHaveLength(1);
  expect(await findProblems(projectIn(cloud), { withFiles: false })).toEqual([]);
});

it('what a person has to decide is left to them', async () => {
  const cloud = { ...emptyCloud(), quota: 1000 };
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'whoknows-live');
  const left = await setUp(projectIn(cloud));
  expect(left.map(({ what }) => what)).toEqual([
    '.env belongs to the project whoknows-live, not to whoknows-test.',
    expect.stringContaining('The quota of europe-west1 is 1 CPUs'),
  ]);
});

it('with a service off, nothing else is checked', async () => {
  const cloud = emptyCloud();
  cloud.off.add('firestore.googleapis.com');
  expect((await findProblems(projectIn(cloud), { withFiles: true })).map(({ fix }) => fix)).toEqual([
    'gcloud services enable firestore.googleapis.com --project=whoknows-test',
  ]);
});

it.each([
  [[], true],
  [['--only', 'storage,hosting'], true],
  [['--only', 'firestore functions'], false],
  [['--only=functions:api'], false],
  [['--except', 'storage'], false],
])('%j deploys rules for photos: %s', (args, withFiles) => {
  expect(deploysFiles(cliOptions(args))).toBe(withFiles);
});

it('the project is found in every notation that the CLI supports', () => {
  for (const args of [
    ['-P', 'staging'],
    ['--project', 'staging'],
    ['--project=staging', '--force', '-m', 'a message'],
  ])
    expect(cliOptions(args)).toMatchObject({ project: 'staging' });
});
