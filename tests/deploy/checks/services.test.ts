import { expect, it } from 'vitest';
import { checkServices } from '../../../scripts/deploy/checks/services.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

it('disabled services are enabled together', async () => {
  const cloud = emptyCloud();
  expect(await fixesOf(checkServices, cloud)).toEqual([]);
  cloud.off = new Set(['run.googleapis.com', 'secretmanager.googleapis.com']);
  expect(await fixesOf(checkServices, cloud)).toEqual([
    'gcloud services enable run.googleapis.com secretmanager.googleapis.com --project=whoknows-test',
  ]);
  expect(await mended(checkServices, cloud)).toEqual([]);
});
