import { expect, it } from 'vitest';
import { checkBackups } from '../../../scripts/deploy/checks/backups.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

const database = {
  locationId: 'europe-west1',
  type: 'FIRESTORE_NATIVE',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

it('every kind of backup is created where it is missing, and a database that has them all has no problem', async () => {
  const cloud = { ...emptyCloud(), database };
  const setUp = 'npm run ops setup -- --project whoknows-test';
  expect(await fixesOf(checkBackups, cloud)).toEqual([
    "gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d --project=whoknows-test",
    "gcloud firestore databases update --database='(default)' --enable-pitr --project=whoknows-test",
    setUp,
    'gcloud projects add-iam-policy-binding whoknows-test --condition=None --role=roles/datastore.importExportAdmin --member=serviceAccount:123456789-compute@developer.gserviceaccount.com',
    setUp,
  ]);
  expect(await mended(checkBackups, cloud)).toEqual([]);
  expect(cloud.backupSchedules).toEqual([{ retention: '1209600s', dailyRecurrence: {} }]);
  expect(cloud.database).toMatchObject({ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' });
  expect(cloud.exports).toMatchObject({
    name: 'whoknows-test-exports',
    // spans the database's region, as Firestore demands, and another
    location: 'EU',
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 14 } }] },
    iamConfiguration: { publicAccessPrevention: 'enforced' },
  });
  const { httpTarget } = cloud.jobs['export'] as { httpTarget: { uri: string; body: string; oauthToken: object } };
  expect(httpTarget.uri).toContain('/projects/whoknows-test/databases/(default):exportDocuments');
  expect(JSON.parse(atob(httpTarget.body))).toEqual({ outputUriPrefix: 'gs://whoknows-test-exports' });
  expect(httpTarget.oauthToken).toMatchObject({
    serviceAccountEmail: '123456789-compute@developer.gserviceaccount.com',
  });
});

it('only missing backups are created, and none before the database exists', async () => {
  expect(await fixesOf(checkBackups, emptyCloud())).toEqual([]);
  const cloud = { ...emptyCloud(), database, exports: {}, backupSchedules: [{ dailyRecurrence: {} }] };
  expect(await mended(checkBackups, cloud)).toEqual([]);
  expect(cloud).toMatchObject({ exports: {}, backupSchedules: [{ dailyRecurrence: {} }] });
});
