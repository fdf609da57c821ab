import type { Problem, Project } from './check.ts';

const API = 'https://cloudresourcemanager.googleapis.com/v1';

interface Policy {
  version?: number;
  etag?: string;
  bindings?: { role: string; members?: string[]; condition?: unknown }[];
}

const read = async ({ id, google }: Project) =>
  (await google('POST', `${API}/projects/${id}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } })) as Policy;

/** Returns the roles that a member has in the project for good. */
export async function rolesOf(project: Project, member: string): Promise<Set<string>> {
  const { bindings = [] } = await read(project);
  const own = bindings.filter(({ members = [], condition }) => members.includes(member) && !condition);
  return new Set(own.map(({ role }) => role));
}

/** Gives a member a role in the project, and takes nothing from anybody. */
export async function grant(project: Project, role: string, member: string): Promise<void> {
  const { id, google } = project;
  // its etag keeps this from undoing what somebody else grants meanwhile
  const policy = await read(project);
  const bindings = [...(policy.bindings ?? []), { role, members: [member] }];
  await google('POST', `${API}/projects/${id}:setIamPolicy`, { policy: { ...policy, version: 3, bindings } });
}

/** Returns the roles that a service account lacks; `who` says whose it is. */
export async function missingRoles(
  project: Project,
  who: string,
  account: string,
  needed: readonly string[],
): Promise<Problem[]> {
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
