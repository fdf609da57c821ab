import { expect, it } from 'vitest';
import { checkDatabase } from '../../../scripts/deploy/checks/database.ts';
import { type Cloud, emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

const RIGHT = {
  locationId: 'europe-west1',
  type: 'FIRESTORE_NATIVE',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const withDatabase = (database: Cloud['database']): Cloud => ({ ...emptyCloud(), database });

it("a protected database in the functions' region has no problem", async () => {
  expect(await fixesOf(checkDatabase, withDatabase(RIGHT))).toEqual([]);
});

it('a missing database is created with protection, in Europe', async () => {
  const cloud = emptyCloud();
  expect(await fixesOf(checkDatabase, cloud)).toEqual([
    'gcloud firestore databases create --location=europe-west1 --delete-protection --project=whoknows-test',
  ]);
  expect(await mended(checkDatabase, cloud)).toEqual([]);
  expect(cloud.database).toEqual(RIGHT);
});

it('an unprotected database gets protection', async () => {
  const cloud = withDatabase({ ...RIGHT, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' });
  expect(await fixesOf(checkDatabase, cloud)).toEqual([
    "gcloud firestore databases update --database='(default)' --delete-protection --project=whoknows-test",
  ]);
  expect(await mended(checkDatabase, cloud)).toEqual([]);
});

it.each([{ locationId: 'nam5' }, { type: 'DATASTORE_MODE' }])(
  'only a person replaces a database of %o',
  async (wrong) => {
    const cloud = withDatabase({ ...RIGHT, ...wrong });
    expect(await mended(checkDatabase, cloud)).toEqual([
      "gcloud firestore databases delete --database='(default)' --project=whoknows-test",
    ]);
    expect(cloud.database).toMatchObject(wrong);
  },
);
