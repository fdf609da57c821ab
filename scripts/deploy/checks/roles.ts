import { type Check, runtimeAccount } from '../check.ts';
import { grant, rolesOf } from '../policy.ts';

/** What the functions do, and what building and calling them takes. New projects grant none of it by themselves. */
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

/** Whether the account of the functions has its roles. Without them all is deployed, and every endpoint answers 5xx. */
export const checkRoles: Check = async (project) => {
  const member = `serviceAccount:${runtimeAccount(project)}`;
  const granted = await rolesOf(project, member);
  return NEEDED.filter((role) => !granted.has(role)).map((role) => ({
    what: `The functions' account lacks ${role}.`,
    fix: `gcloud projects add-iam-policy-binding ${project.id} --condition=None --role=${role} --member=${member}`,
    mend: () => grant(project, role, member),
  }));
};
