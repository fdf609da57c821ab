import { expect, it } from 'vitest';
import { MOST_INSTANCES } from '../../../domain/limits.ts';
import { checkQuota } from '../../../scripts/deploy/checks/quota.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf } from '../support/project-in.ts';

const ofCpus = (cpus: number) => ({ ...emptyCloud(), quota: cpus * 1000 });

it('a region that allows all instances of every function has no problem, and neither has one without a limit', async () => {
  expect(await fixesOf(checkQuota, ofCpus(MOST_INSTANCES))).toEqual([]);
  expect(await fixesOf(checkQuota, { ...emptyCloud(), quota: -1 })).toEqual([]);
});

it('a smaller quota has to be raised', async () => {
  expect(await fixesOf(checkQuota, ofCpus(MOST_INSTANCES - 1))).toEqual([
    expect.stringContaining('gcloud beta quotas preferences create --service=run.googleapis.com'),
  ]);
});
