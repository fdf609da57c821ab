import { type Check, operate, problemIf } from '../check.ts';

const API = 'https://serviceusage.googleapis.com/v1';

const NEEDED = [
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'compute', // its service account runs the functions
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);
const AT_ONCE = 20;

/** Whether the project may use Google's services. Without them the other checks can't look. */
export const checkServices: Check = async ({ id, number, google }) => {
  const parent = `projects/${number}`;
  const names = NEEDED.map((name) => `names=${parent}/services/${name}`).join('&');
  const { services = [] } = (await google('GET', `${API}/${parent}/services:batchGet?${names}`)) as {
    services?: { name: string; state: string }[];
  };
  const enabled = new Set(
    services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
  );
  const serviceIds = NEEDED.filter((name) => !enabled.has(name));
  return problemIf(
    serviceIds.length > 0,
    `The project does not use ${serviceIds.join(', ')} yet.`,
    `gcloud services enable ${serviceIds.join(' ')} --project=${id}`,
    async () => {
      for (let start = 0; start < serviceIds.length; start += AT_ONCE) {
        const some = { serviceIds: serviceIds.slice(start, start + AT_ONCE) };
        await operate(google, 'POST', `${API}/${parent}/services:batchEnable`, some);
      }
    },
  );
};
