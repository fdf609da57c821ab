import { type Check, runtimeAccount } from '../check.ts';

const API = 'https://cloudresourcemanager.googleapis.com/v1';

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

interface Policy {
  version?: number;
  etag?: string;
  bindings?: { role: string; members?: string[]; condition?: unknown }[];
}

/** Whether the account of the functions has its roles. Without them all is deployed, and every endpoint answers 5xx. */
export const checkRoles: Check = async (project) => {
  const { id, google } = project;
  const member = `serviceAccount:${runtimeAccount(project)}`;
  const read = async () =>
    (await google('POST', `${API}/projects/${id}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } })) as Policy;
  const { bindings = [] } = await read();
  const granted = new Set(
    bindings.filter(({ members = [], condition }) => members.includes(member) && !condition).map(({ role }) => role),
  );
  return NEEDED.filter((role) => !granted.has(role)).map((role) => ({
    what: `The functions' account lacks ${role}.`,
    fix: `gcloud projects add-iam-policy-binding ${id} --condition=None --role=${role} --member=${member}`,
    mend: async () => {
      // read again: its etag keeps this from undoing what somebody else grants meanwhile
      const policy = await read();
      const added = { ...policy, version: 3, bindings: [...(policy.bindings ?? []), { role, members: [member] }] };
      await google('POST', `${API}/projects/${id}:setIamPolicy`, { policy: added });
    },
  }));
};
