import { expect, it } from 'vitest';
import { MOST_INSTANCES } from '../../../domain/scale.ts';
import { checkQuota } from '../../../scripts/deploy/checks/quota.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf } from '../support/project-in.ts';

const ofCpus = (cpus: number) => ({ ...emptyCloud(), quota: cpus * 1000 });

it('a region that gives a function all its instances is right, and so is one without a limit', async () => {
  expect(await fixesOf(checkQuota, ofCpus(MOST_INSTANCES))).toEqual([]);
  expect(await fixesOf(checkQuota, { ...emptyCloud(), quota: -1 })).toEqual([]);
});

it('a smaller quota is to be raised', async () => {
  expect(await fixesOf(checkQuota, ofCpus(MOST_INSTANCES - 1))).toEqual([
    expect.stringContaining('gcloud beta quotas preferences create --service=run.googleapis.com'),
  ]);
});
