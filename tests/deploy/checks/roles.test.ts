import { expect, it } from 'vitest';
import { checkRoles } from '../../../scripts/deploy/checks/roles.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

const ACCOUNT = 'serviceAccount:123456789-compute@developer.gserviceaccount.com';

it("the functions' account gets every missing role, and nobody loses any", async () => {
  const cloud = emptyCloud();
  const owner = { role: 'roles/owner', members: ['user:owner@example.com'] };
  cloud.policy.bindings = [owner, { role: 'roles/datastore.user', members: ['user:owner@example.com', ACCOUNT] }];
  const fixes = await fixesOf(checkRoles, cloud);
  expect(fixes).toContain(
    `gcloud projects add-iam-policy-binding whoknows-test --condition=None --role=roles/cloudtasks.enqueuer --member=${ACCOUNT}`,
  );
  expect(fixes.filter((fix) => fix.includes('datastore.user'))).toEqual([]);
  expect(fixes.at(-1)).toMatch(
    /firestoreServiceAgent --member=serviceAccount:service-123456789@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/,
  );
  expect(await mended(checkRoles, cloud)).toEqual([]);
  expect(cloud.policy.bindings).toContainEqual(owner);
});

it('a role with a condition is not enough', async () => {
  const cloud = emptyCloud();
  await mended(checkRoles, cloud);
  const bindings = cloud.policy.bindings.map((binding) =>
    binding.role === 'roles/datastore.user' ? { ...binding, condition: { title: 'until tomorrow' } } : binding,
  );
  cloud.policy = { ...cloud.policy, bindings };
  expect(await fixesOf(checkRoles, cloud)).toEqual([expect.stringContaining('--role=roles/datastore.user')]);
});
