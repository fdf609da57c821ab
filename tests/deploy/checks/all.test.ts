import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { findProblems, setUp } from '../../../scripts/deploy/checks.ts';
import { cliOptions, deploys } from '../../../scripts/deploy/cli.ts';
import { inRoot } from '../../../scripts/lib/project.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { projectIn } from '../support/project-in.ts';
import { webEnvOf } from '../support/web-env.ts';

const cors: unknown = JSON.parse(readFileSync(inRoot('cors.json'), 'utf8'));

const ALL = { withFiles: true, withData: true };

beforeEach(() => {
  const ofTests = { VITE_EMULATOR_PORTS: undefined, VITE_SITE_ORIGIN: undefined };
  const env = { ...ofTests, ...webEnvOf(emptyCloud()), ALERT_EMAIL: 'ops@example.com' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

it('a project that is set up has no problems; without photos it needs no bucket, and without functions no backup', async () => {
  const cloud = emptyCloud();
  expect(await setUp(projectIn(cloud))).toEqual([]);
  expect(await findProblems(projectIn(cloud), ALL)).toEqual([]);
  expect(cloud.bucket).toMatchObject({ cors });
  cloud.backupSchedules = [];
  expect(await findProblems(projectIn(cloud), ALL)).toHaveLength(1);
  expect(await findProblems(projectIn(cloud), { ...ALL, withData: false })).toEqual([]);
  cloud.backupSchedules = [{ dailyRecurrence: {} }];
  cloud.bucket = null;
  expect(await findProblems(projectIn(cloud), ALL)).toHaveLength(1);
  expect(await findProblems(projectIn(cloud), { ...ALL, withFiles: false })).toEqual([]);
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
  expect((await findProblems(projectIn(cloud), ALL)).map(({ fix }) => fix)).toEqual([
    'gcloud services enable firestore.googleapis.com --project=whoknows-test',
  ]);
});

it('rules for photos are deployed unless they are left out', () => {
  for (const [args, withFiles] of [
    [[], true],
    [['--only', 'storage,hosting'], true],
    [['--only', 'firestore functions'], false],
    [['--only=functions:api'], false],
    [['--except', 'storage'], false],
  ] as const)
    expect([args, deploys(cliOptions(args), 'storage')]).toEqual([args, withFiles]);
});

it('the project is found in every notation that the CLI supports', () => {
  for (const args of [
    ['-P', 'staging'],
    ['--project', 'staging'],
    ['--project=staging', '--force', '-m', 'a message'],
  ])
    expect(cliOptions(args)).toMatchObject({ project: 'staging' });
});
