import type { Check } from '../../deploy/check.ts';
import { checkDatabase } from '../../deploy/checks/database.ts';
import { readJson } from '../../lib/project.ts';

interface Field {
  name: string;
  ttlConfig?: { state: string };
}

function expiring(): string[] {
  type Overrides = { collectionGroup: string; ttl?: boolean }[];
  const { fieldOverrides } = readJson<{ fieldOverrides: Overrides }>('firestore.indexes.json');
  return fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup);
}

/** Whether what has expired is deleted. */
export const checkExpiry: Check = async ({ id, google }) => {
  const url = `https://firestore.googleapis.com/v1/projects/${id}/databases/(default)/collectionGroups/-/fields`;
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*');
  const { fields = [] } = ((await google('GET', `${url}?filter=${filter}&pageSize=300`)) ?? {}) as { fields?: Field[] };
  const states = new Map(
    fields.map(({ name, ttlConfig }) => [/collectionGroups\/([^/]+)\//.exec(name)?.[1], ttlConfig?.state]),
  );
  return expiring()
    .filter((collection) => states.get(collection) !== 'ACTIVE')
    .map((collection) => ({
      what: `${collection} is not deleted when it has expired (${states.get(collection) ?? 'no policy'}).`,
      fix:
        states.get(collection) === 'CREATING'
          ? 'Wait: a new policy takes up to a day.'
          : `npm run deploy -- --only firestore:indexes --project=${id}`,
    }));
};

export const checksOfOwner: readonly Check[] = [checkDatabase, checkExpiry];
