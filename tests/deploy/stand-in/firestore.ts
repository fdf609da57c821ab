import type { Cloud } from './cloud.ts';
import { api, done, NOT_FOUND } from './routes.ts';

export const firestore = (cloud: Cloud) => {
  let creating: Cloud['database'] = null;
  return api({
    'GET /v1/projects/*/databases/*': (_, project, name = '') =>
      cloud.database && (name === '(default)' || Object.hasOwn(cloud.counts, name))
        ? { name: `projects/${project}/databases/${name}`, ...cloud.database }
        : NOT_FOUND,
    'POST /v1/projects/*/databases': ({ body }) => {
      creating = body as NonNullable<Cloud['database']>;
      return { name: 'operations/create' };
    },
    // it is there when somebody has waited for it
    'GET /v1/operations/create': () => {
      cloud.database = creating;
      return done({ ...creating });
    },
    'PATCH /v1/projects/*/databases/*': ({ body }) => {
      if (!cloud.database) return NOT_FOUND;
      Object.assign(cloud.database, body);
      return done();
    },
    'GET /v1/projects/*/locations/*/backups': () => ({ backups: cloud.backups }),
    'POST /v1/projects/*/databases:restore': ({ body }) => {
      const { databaseId } = body as { databaseId: string };
      cloud.counts[databaseId] = cloud.counts['in the backup'] ?? 0;
      return done({ ...(body as object) });
    },
    'POST /v1/projects/*/databases/*/documents:runAggregationQuery': (_, _project, name = '') => ({
      status: 200,
      body: [{ result: { aggregateFields: { all: { integerValue: `${cloud.counts[name]}` } } } }],
    }),
    'GET /v1/projects/*/databases/*/backupSchedules': () => ({ backupSchedules: cloud.backupSchedules }),
    'POST /v1/projects/*/databases/*/backupSchedules': ({ body }) => {
      cloud.backupSchedules.push(body as object);
      return body as object;
    },
    'GET /v1/projects/*/databases/*/collectionGroups/-/indexes': () => ({ indexes: [] }),
    'POST /v1/projects/*/databases/*/collectionGroups/*/indexes': () => done(),
    'GET /v1/projects/*/databases/*/collectionGroups/-/fields': (_, project, database) => ({
      fields: Object.entries(cloud.expiry).map(([collection, state]) => ({
        name: `projects/${project}/databases/${database}/collectionGroups/${collection}/fields/expiresAt`,
        ttlConfig: { state },
      })),
    }),
    'PATCH /v1/projects/*/databases/*/collectionGroups/*/fields/*': () => done(),
  });
};
