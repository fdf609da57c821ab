import type { Check } from '../check.ts';
import { finished } from '../google.ts';
import { grant, rolesOf } from '../policy.ts';

const API = 'https://serviceusage.googleapis.com/v1beta1';
const ROLE = 'roles/eventarc.serviceAgent';

/** Whether Google's agent that brings events may do so. A first deployment would make it, and fail as it came too late. */
export const checkEvents: Check = async (project) => {
  const { id, number, google } = project;
  const member = `serviceAccount:service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`;
  if ((await rolesOf(project, member)).has(ROLE)) return [];
  const agent = `${API}/projects/${number}/services/eventarc.googleapis.com:generateServiceIdentity`;
  return [
    {
      what: 'Eventarc, which brings the functions their events, has no agent with a role yet.',
      fix: `gcloud beta services identity create --service=eventarc.googleapis.com --project=${id}`,
      mend: async () => {
        await finished(google, API, await google('POST', agent));
        // making it grants the role, some time later
        if (!(await rolesOf(project, member)).has(ROLE)) await grant(project, ROLE, member);
      },
    },
  ];
};
