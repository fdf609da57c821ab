import { expect, it } from 'vitest';
import { checkEvents } from '../../../scripts/deploy/checks/roles.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

it("Eventarc's agent is created before the first deployment, and gets its role", async () => {
  const cloud = emptyCloud();
  expect(await fixesOf(checkEvents, cloud)).toEqual([
    'gcloud beta services identity create --service=eventarc.googleapis.com --project=whoknows-test',
  ]);
  expect(await mended(checkEvents, cloud)).toEqual([]);
  expect(cloud.agents).toEqual(['eventarc.googleapis.com']);
});
