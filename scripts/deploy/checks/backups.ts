import { REGION } from '../../lib/project.ts';
import { type Check, operate, type Problem, type Project, problemIf, runtimeAccount } from '../check.ts';
import { missingRoles } from '../policy.ts';

const API = 'https://firestore.googleapis.com/v1';
const STORAGE = 'https://storage.googleapis.com/storage/v1/b';
const SCHEDULER = 'https://cloudscheduler.googleapis.com/v1';

const KEPT_DAYS = 14;
const RETENTION = `${KEPT_DAYS * 24 * 3600}s`;
const PITR = 'POINT_IN_TIME_RECOVERY_ENABLED';
/** Europe's multi-region: it has to include the database's region, and stores copies in another one. */
const PLACE = 'EU';
/** Sundays, as an export costs a read for each document. */
const WEEKLY = '41 3 * * 0';
const EXPORTER = 'roles/datastore.importExportAdmin';

const backupSchedules = async ({ id, google }: Project): Promise<Problem[]> => {
  const url = `${API}/projects/${id}/databases/(default)/backupSchedules`;
  const found = (await google('GET', url)) as { backupSchedules?: { dailyRecurrence?: object }[] } | null;
  return problemIf(
    !found?.backupSchedules?.some(({ dailyRecurrence }) => dailyRecurrence),
    'No daily backups are made of the database.',
    `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=${KEPT_DAYS}d --project=${id}`,
    () => google('POST', url, { retention: RETENTION, dailyRecurrence: {} }),
  );
};

const recovery = ({ id, google }: Project, { pointInTimeRecoveryEnablement: state }: Database): Problem[] => {
  const url = `${API}/projects/${id}/databases/(default)?updateMask=pointInTimeRecoveryEnablement`;
  return problemIf(
    state !== PITR,
    'The database cannot go back to a minute of the last seven days.',
    `gcloud firestore databases update --database='(default)' --enable-pitr --project=${id}`,
    () => operate(google, 'PATCH', url, { pointInTimeRecoveryEnablement: PITR }),
  );
};

const bucketOf = ({ id }: Project): string => `${id}-exports`;

const exportBucket = async (project: Project): Promise<Problem[]> => {
  const { id, google } = project;
  const name = bucketOf(project);
  const wanted = {
    name,
    location: PLACE,
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: KEPT_DAYS } }] },
    // soft deletion off: erased data is gone from here after that time, and not a week later
    softDeletePolicy: { retentionDurationSeconds: '0' },
    iamConfiguration: { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: 'enforced' },
  };
  return problemIf(
    !(await google('GET', `${STORAGE}/${name}?fields=name`)),
    'There is no bucket for exports to a second region.',
    `npm run ops setup -- --project ${id}`,
    () => google('POST', `${STORAGE}?project=${id}`, wanted),
  );
};

const exportJob = async (project: Project): Promise<Problem[]> => {
  const { id, google } = project;
  const jobs = `${SCHEDULER}/projects/${id}/locations/${REGION}/jobs`;
  const wanted = {
    name: `projects/${id}/locations/${REGION}/jobs/export`,
    schedule: WEEKLY,
    timeZone: 'Etc/UTC',
    httpTarget: {
      uri: `${API}/projects/${id}/databases/(default):exportDocuments`,
      httpMethod: 'POST',
      headers: { 'content-type': 'application/json' },
      // without a folder Firestore creates one, named by the time
      body: Buffer.from(JSON.stringify({ outputUriPrefix: `gs://${bucketOf(project)}` })).toString('base64'),
      oauthToken: { serviceAccountEmail: runtimeAccount(project), scope: 'https://www.googleapis.com/auth/datastore' },
    },
  };
  return problemIf(
    !(await google('GET', `${jobs}/export`)),
    'Nothing is exported to a second region.',
    `npm run ops setup -- --project ${id}`,
    () => google('POST', jobs, wanted),
  );
};

interface Database {
  pointInTimeRecoveryEnablement?: string;
}

/** Whether a loss could be restored: daily backups, any minute of a week, and an export to a second region. */
export const checkBackups: Check = async (project) => {
  const { id, google } = project;
  const database = (await google('GET', `${API}/projects/${id}/databases/(default)`)) as Database | null;
  // its own check says so
  if (!database) return [];
  return [
    ...(await backupSchedules(project)),
    ...recovery(project, database),
    ...(await exportBucket(project)),
    ...(await missingRoles(project, 'The account that exports', runtimeAccount(project), [EXPORTER])),
    ...(await exportJob(project)),
  ];
};
