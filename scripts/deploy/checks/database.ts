import { REGION } from '../../lib/project.ts';
import { type Check, operate, problemIf } from '../check.ts';

const PROTECTED = 'DELETE_PROTECTION_ENABLED';
const NATIVE = 'FIRESTORE_NATIVE';

interface Database {
  locationId: string;
  type: string;
  deleteProtectionState?: string;
}

/** Whether the database is there, where the functions are. The CLI would create a missing one in the USA, for good. */
export const checkDatabase: Check = async ({ id, google }) => {
  const databases = `https://firestore.googleapis.com/v1/projects/${id}/databases`;
  const found = (await google('GET', `${databases}/(default)`)) as Database | null;
  if (!found) {
    const wanted = { type: NATIVE, locationId: REGION, deleteProtectionState: PROTECTED };
    return [
      {
        what: 'There is no database.',
        fix: `gcloud firestore databases create --location=${REGION} --delete-protection --project=${id}`,
        mend: () => operate(google, 'POST', `${databases}?databaseId=(default)`, wanted),
      },
    ];
  }
  return [
    ...problemIf(
      found.locationId !== REGION || found.type !== NATIVE,
      `The database is in ${found.locationId} (${found.type}), not in ${REGION} (${NATIVE}), and cannot be moved. Take another project, or delete it while it is empty:`,
      `gcloud firestore databases delete --database='(default)' --project=${id}`,
    ),
    ...problemIf(
      found.deleteProtectionState !== PROTECTED,
      'The database can be deleted by mistake.',
      `gcloud firestore databases update --database='(default)' --delete-protection --project=${id}`,
      () =>
        operate(google, 'PATCH', `${databases}/(default)?updateMask=deleteProtectionState`, {
          deleteProtectionState: PROTECTED,
        }),
    ),
  ];
};
