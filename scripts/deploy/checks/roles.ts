import { type Check, runtimeAccount } from '../check.ts';
import { missingRoles } from '../policy.ts';

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

/** Whether the accounts have their roles. Without those of the functions all is deployed, and every endpoint answers 5xx. */
export const checkRoles: Check = async (project) => [
  ...(await missingRoles(project, "The functions' account", runtimeAccount(project), NEEDED)),
  ...(await missingRoles(
    project,
    'The account of Storage',
    `service-${project.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
    OF_STORAGE_RULES,
  )),
];
