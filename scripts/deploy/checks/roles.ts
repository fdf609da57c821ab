import { type Check, operate, problemIf, runtimeAccount } from '../check.ts';
import { grant, missingRoles, rolesOf } from '../policy.ts';

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

const OF_EVENTARC = 'roles/eventarc.serviceAgent';

/** Whether Google's agent that brings events may do so. A first deployment would make it, and fail as it came too late. */
export const checkEvents: Check = async (project) => {
  const { id, number, google } = project;
  const member = `serviceAccount:service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`;
  const agent = `https://serviceusage.googleapis.com/v1beta1/projects/${number}/services/eventarc.googleapis.com`;
  const lacksRole = async () => !(await rolesOf(project, member)).has(OF_EVENTARC);
  return problemIf(
    await lacksRole(),
    'Eventarc, which brings the functions their events, has no agent with a role yet.',
    `gcloud beta services identity create --service=eventarc.googleapis.com --project=${id}`,
    async () => {
      await operate(google, 'POST', `${agent}:generateServiceIdentity`);
      // making it grants the role, some time later
      if (await lacksRole()) await grant(project, OF_EVENTARC, member);
    },
  );
};
