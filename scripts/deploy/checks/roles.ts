import { type Check, type Project, runtimeAccount } from '../check.ts';
import { grant, rolesOf } from '../policy.ts';

/** What the functions do, and what building and calling them takes. New projects grant none of it by default. */
const NEEDED = [
  'cloudbuild.builds.builder',
  'cloudtasks.enqueuer',
  'datastore.user',
  'eventarc.eventReceiver',
  'firebaseauth.admin',
  'iam.serviceAccountUser', // a task is run in its name
  'run.invoker',
  'storage.objectAdmin',
].map((name) => `roles/${name}`);

/** The rules of Storage ask Firestore whether somebody is suspended: without it they refuse every photo. */
const OF_STORAGE_RULES = ['roles/firebaserules.firestoreServiceAgent'];

async function missing(project: Project, who: string, account: string, needed: readonly string[]) {
  const member = `serviceAccount:${account}`;
  const granted = await rolesOf(project, member);
  return needed
    .filter((role) => !granted.has(role))
    .map((role) => ({
      what: `${who} lacks ${role}.`,
      fix: `gcloud projects add-iam-policy-binding ${project.id} --condition=None --role=${role} --member=${member}`,
      mend: () => grant(project, role, member),
    }));
}

/** Whether the accounts have their roles. Without those of the functions all is deployed, and every endpoint answers 5xx. */
export const checkRoles: Check = async (project) => [
  ...(await missing(project, "The functions' account", runtimeAccount(project), NEEDED)),
  ...(await missing(
    project,
    'The account of Storage',
    `service-${project.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
    OF_STORAGE_RULES,
  )),
];
