import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Check } from '../../../scripts/deploy/check.ts';
import { checkBackups } from '../../../scripts/deploy/checks/backups.ts';
import { checkBucket } from '../../../scripts/deploy/checks/bucket.ts';
import { checkDatabase } from '../../../scripts/deploy/checks/database.ts';
import { checkRoles } from '../../../scripts/deploy/checks/roles.ts';
import { checkSecrets } from '../../../scripts/deploy/checks/secrets.ts';
import { checkSignIn } from '../../../scripts/deploy/checks/sign-in.ts';
import { checkWebSettings } from '../../../scripts/deploy/checks/web-settings.ts';
import { inRoot } from '../../../scripts/lib/project.ts';
import { type Cloud, emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended, projectIn } from '../support/project-in.ts';
import { webEnvOf } from '../support/web-env.ts';

const cors: unknown = JSON.parse(readFileSync(inRoot('cors.json'), 'utf8'));
const name = 'whoknows-test.firebasestorage.app';
const database = {
  locationId: 'europe-west1',
  type: 'FIRESTORE_NATIVE',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const BUCKET_CORS = `gcloud storage buckets update gs://${name} --cors-file=cors.json --project=whoknows-test`;
const SETUP = 'npm run ops setup -- --project whoknows-test';
const ACCOUNT = '123456789-compute@developer.gserviceaccount.com';
const set = (secret: string) => `npx firebase functions:secrets:set ${secret} --project whoknows-test`;
const mail = { MAIL_FROM: 'WhoKnows <hello@example.com>' };
const offered = { email: { enabled: true, passwordRequired: false }, anonymous: { enabled: true } };

interface Case {
  check: Check;
  cloud?: Partial<Cloud>;
  /** The commands that it says. */
  says?: string[];
  /** Those that it leaves to a person, once it has mended what it can. */
  left?: unknown[];
  becomes?: object;
}
/** What each check says of a project, and what it makes of it. `ops setup` of a new one: tests/deploy/deploy.test.ts. */
const CASES: Record<string, Case> = {
  'a missing database is created with protection, in Europe': {
    check: checkDatabase,
    says: ['gcloud firestore databases create --location=europe-west1 --delete-protection --project=whoknows-test'],
    becomes: { database },
  },
  'an unprotected database gets protection': {
    check: checkDatabase,
    cloud: { database: { ...database, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' } },
    says: ["gcloud firestore databases update --database='(default)' --delete-protection --project=whoknows-test"],
    becomes: { database },
  },
  ...Object.fromEntries(
    [{ locationId: 'nam5' }, { type: 'DATASTORE_MODE' }].map((wrong) => [
      `only a person replaces a database of ${Object.values(wrong)}`,
      {
        check: checkDatabase,
        cloud: { database: { ...database, ...wrong } },
        left: ["gcloud firestore databases delete --database='(default)' --project=whoknows-test"],
        becomes: { database: wrong },
      },
    ]),
  ),
  'every kind of backup is created where it is missing': {
    check: checkBackups,
    cloud: { database },
    says: [
      "gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d --project=whoknows-test",
      "gcloud firestore databases update --database='(default)' --enable-pitr --project=whoknows-test",
      SETUP,
      `gcloud projects add-iam-policy-binding whoknows-test --condition=None --role=roles/datastore.importExportAdmin --member=serviceAccount:${ACCOUNT}`,
      SETUP,
    ],
    becomes: {
      backupSchedules: [{ retention: '1209600s', dailyRecurrence: {} }],
      database: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
      exports: {
        name: 'whoknows-test-exports',
        // spans the database's region, as Firestore demands, and another
        location: 'EU',
        lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 14 } }] },
        iamConfiguration: { publicAccessPrevention: 'enforced' },
      },
      jobs: {
        export: {
          httpTarget: {
            uri: expect.stringContaining('/projects/whoknows-test/databases/(default):exportDocuments'),
            body: btoa(JSON.stringify({ outputUriPrefix: 'gs://whoknows-test-exports' })),
            oauthToken: { serviceAccountEmail: ACCOUNT },
          },
        },
      },
    },
  },
  'only missing backups are created': {
    check: checkBackups,
    cloud: { database, exports: {}, backupSchedules: [{ dailyRecurrence: {} }] },
    becomes: { exports: {}, backupSchedules: [{ dailyRecurrence: {} }] },
  },
  'no backups are asked for before the database exists': { check: checkBackups, says: [] },
  'a missing bucket is created, and gets its settings at the next look': {
    check: checkBucket,
    says: [SETUP],
    left: [BUCKET_CORS],
    becomes: { bucket: { name } },
  },
  ...Object.fromEntries(
    [undefined, [{ origin: ['https://example.com'], method: ['GET'] }]].map((other) => [
      `a bucket with ${JSON.stringify(other)} as CORS gets the settings of the file`,
      {
        check: checkBucket,
        cloud: { bucket: { name, cors: other } },
        says: [BUCKET_CORS],
        becomes: { bucket: { cors } },
      },
    ]),
  ),
  'the signing key is enough where no mail is sent': {
    check: checkSecrets({}),
    cloud: { secrets: { SIGNING_KEY: 'ENABLED' } },
    says: [],
  },
  ...Object.fromEntries(
    [{}, { SIGNING_KEY: '' }].map((secrets: Cloud['secrets']) => [
      `a missing signing key is created, of ${JSON.stringify(secrets)}`,
      {
        check: checkSecrets({}),
        cloud: { secrets },
        says: [`openssl rand -hex 32 | ${set('SIGNING_KEY')} --data-file -`],
      },
    ]),
  ),
  'a signing key that somebody disabled is never replaced': {
    check: checkSecrets({}),
    cloud: { secrets: { SIGNING_KEY: 'DISABLED' } },
    left: ['gcloud secrets versions enable latest --secret=SIGNING_KEY --project=whoknows-test'],
    becomes: { secrets: { SIGNING_KEY: 'DISABLED' } },
  },
  'where mail is sent, a person has to enter the credentials': {
    check: checkSecrets(mail),
    cloud: { secrets: { SIGNING_KEY: 'ENABLED' } },
    left: [set('SMTP_URL')],
  },
  'where mail is signed, a person has to enter the key': {
    check: checkSecrets({ ...mail, DKIM_DOMAIN: 'example.com' }),
    cloud: { secrets: { SIGNING_KEY: 'ENABLED' } },
    left: [set('SMTP_URL'), set('DKIM_KEY')],
  },
  ...Object.fromEntries(
    [{}, { enabled: true, passwordRequired: true }].map((email) => [
      `sign-in by email link and anonymous accounts are enabled where they are off: ${JSON.stringify(email)}`,
      { check: checkSignIn, cloud: { signIn: { email } }, becomes: { signIn: offered } },
    ]),
  ),
  'a person has to start Authentication': {
    check: checkSignIn,
    cloud: { signIn: null },
    left: [
      expect.stringContaining(
        '"Get started" at https://console.firebase.google.com/project/whoknows-test/authentication',
      ),
    ],
  },
};
it.each(Object.entries(CASES))('%s', async (_, { check, cloud: state, says, left = [], becomes = {} }) => {
  const cloud = { ...emptyCloud(), ...state };
  if (says) expect(await fixesOf(check, cloud)).toEqual(says);
  expect(await mended(check, cloud)).toEqual(left);
  expect(cloud).toMatchObject(becomes);
});

it("the functions' account gets every missing role, for which one with a condition is not enough, and nobody loses any", async () => {
  const cloud = emptyCloud();
  const member = `serviceAccount:${ACCOUNT}`;
  const owner = { role: 'roles/owner', members: ['user:owner@example.com'] };
  cloud.policy.bindings = [owner, { role: 'roles/datastore.user', members: ['user:owner@example.com', member] }];
  const fixes = await fixesOf(checkRoles, cloud);
  expect(fixes).toContain(
    `gcloud projects add-iam-policy-binding whoknows-test --condition=None --role=roles/cloudtasks.enqueuer --member=${member}`,
  );
  expect(fixes.filter((fix) => fix.includes('datastore.user'))).toEqual([]);
  expect(fixes.at(-1)).toMatch(
    /firestoreServiceAgent --member=serviceAccount:service-123456789@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/,
  );
  expect(await mended(checkRoles, cloud)).toEqual([]);
  expect(cloud.policy.bindings).toContainEqual(owner);
  const bindings = cloud.policy.bindings.map((binding) =>
    binding.role === 'roles/datastore.user' ? { ...binding, condition: { title: 'until tomorrow' } } : binding,
  );
  cloud.policy = { ...cloud.policy, bindings };
  expect(await fixesOf(checkRoles, cloud)).toEqual([expect.stringContaining('--role=roles/datastore.user')]);
});

const RIGHT = webEnvOf(emptyCloud());
const SDK = 'npx firebase apps:sdkconfig WEB --project whoknows-test';
const NO_REDIRECT = `VITE_FIREBASE_AUTH_DOMAIN is not the site's host: apps on iPhones couldn't sign in with Google.`;
it.each([
  [
    { VITE_FIREBASE_PROJECT_ID: 'whoknows-live' },
    '.env belongs to the project whoknows-live, not to whoknows-test.',
    SDK,
  ],
  [
    { VITE_FIREBASE_APP_ID: '1:987:web:0a1b2c' },
    'VITE_FIREBASE_APP_ID belongs to the project number 987, not to 123456789.',
    SDK,
  ],
  [{ VITE_FIREBASE_API_KEY: '' }, '.env lacks VITE_FIREBASE_API_KEY.', SDK],
  [{ VITE_EMULATOR_PORTS: '{}' }, 'VITE_EMULATOR_PORTS leads to the local backend: take it out.', SDK],
  [
    { VITE_FIREBASE_AUTH_DOMAIN: 'whoknows-test.firebaseapp.com' },
    NO_REDIRECT,
    'VITE_FIREBASE_AUTH_DOMAIN=whoknows-test.web.app',
  ],
  [{ VITE_SITE_ORIGIN: 'https://whoknows.example/' }, NO_REDIRECT, 'VITE_FIREBASE_AUTH_DOMAIN=whoknows.example'],
])('of web settings with %o: %s', async (change, what, fix) => {
  expect(await checkWebSettings({ ...RIGHT, ...change })(projectIn(emptyCloud()))).toEqual([{ what, fix }]);
});

it('web settings of this project have no problem; without any, all are named', async () => {
  expect(await checkWebSettings(RIGHT)(projectIn(emptyCloud()))).toEqual([]);
  expect(await fixesOf(checkWebSettings({}), emptyCloud())).toEqual([SDK]);
});
