import type { Cloud, DeployedFunction } from './cloud.ts';
import { api, done, NOT_FOUND } from './routes.ts';
import type { Api } from './server.ts';

const billingAccountName = 'billingAccounts/0A1B2C';

/** Returns the calls that list, make and change things of one kind, as paths end. */
function collection(cloud: Cloud, version: string, kind: string, method: string) {
  const all = () => {
    cloud.monitoring[kind] ??= {};
    return cloud.monitoring[kind];
  };
  return {
    [`GET /${version}/projects/*/${kind}`]: () => ({ [kind]: Object.values(all()) }),
    [`POST /${version}/projects/*/${kind}`]: ({ body }: { body: unknown }, project = '') => {
      // a log metric brings its name
      const { name: given } = body as { name?: string };
      const id = given ?? String(Object.keys(all()).length + 1);
      const made = { ...(body as object), name: given ?? `projects/${project}/${kind}/${id}`, etag: 'one' };
      all()[id] = made;
      return made;
    },
    [`${method} /${version}/projects/*/${kind}/*`]: ({ body }: { body: unknown }, _project = '', id = '') => {
      if (!all()[id]) return NOT_FOUND;
      all()[id] = body as object;
      return body as object;
    },
  };
}

const firestore = (cloud: Cloud) => {
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

const functions = (cloud: Cloud) => {
  const deploy = (id: string, made: DeployedFunction) => {
    const service = `projects/${cloud.id}/locations/europe-west1/services/${id.toLowerCase()}`;
    const shown = {
      state: 'ACTIVE',
      serviceConfig: { ...made.serviceConfig, service, uri: `https://${id.toLowerCase()}-ew.a.run.app` },
    };
    cloud.functions[id] = { ...made, ...shown };
    return { name: `operations/${id}` };
  };
  return api({
    'GET /v1/projects/*/locations/-/functions': () => ({ functions: [] }),
    'GET /v2/projects/*/locations/-/functions': () => ({ functions: Object.values(cloud.functions) }),
    'POST /v2/projects/*/locations/*/functions:generateUploadUrl': () => ({
      uploadUrl: 'https://storage.googleapis.com/source/functions.zip',
      storageSource: { bucket: 'source', object: 'functions.zip' },
    }),
    'POST /v2/projects/*/locations/*/functions': ({ body, query }) =>
      deploy(query.get('functionId') ?? '', body as DeployedFunction),
    'PATCH /v2/projects/*/locations/*/functions/*': ({ body }, _project, _location, id = '') =>
      deploy(id, body as DeployedFunction),
    'GET /v2/operations/*': (_, id = '') => ({ name: `operations/${id}`, done: true, response: cloud.functions[id] }),
  });
};

const hosting = (cloud: Cloud) => {
  const version = `projects/${cloud.number}/sites/${cloud.id}/versions/one`;
  return api({
    'GET /v1beta1/projects/*/sites/*': (_, project, site) => ({
      name: `projects/${project}/sites/${site}`,
      defaultUrl: `https://${site}.web.app`,
      type: 'DEFAULT_SITE',
    }),
    'POST /v1beta1/projects/*/sites/*/versions': () => ({ name: version, status: 'CREATED' }),
    // nearly every file is there already, from an earlier deployment
    'POST /v1beta1/projects/*/sites/*/versions/*:populateFiles': ({ body }) => ({
      uploadRequiredHashes: Object.values((body as { files: Record<string, string> }).files).slice(0, 2),
      uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${version}/files`,
    }),
    'PATCH /v1beta1/projects/*/sites/*/versions/*': ({ body }) => ({ name: version, ...(body as object) }),
    'POST /v1beta1/projects/*/sites/*/channels/*/releases': () => ({ name: `${version}/release` }),
  });
};

const hostingUploads = () => api({ 'POST /upload/**': () => ({}) });

const run = (cloud: Cloud) => {
  const traffic: Record<string, object[]> = {};
  const show = (id: string) => ({
    metadata: { name: id, namespace: cloud.number, labels: { 'cloud.googleapis.com/location': 'europe-west1' } },
    spec: { traffic: traffic[id] ?? [{ latestRevision: true, percent: 100 }] },
    status: { latestReadyRevisionName: `${id}-00001`, conditions: [{ type: 'Ready', status: 'True' }] },
  });
  return api({
    'GET /v1/projects/*/locations/*/services/*': (_, _project, _location, id = '') => show(id),
    'PUT /v1/projects/*/locations/*/services/*': ({ body }, _project, _location, id = '') => {
      traffic[id] = (body as ReturnType<typeof show>).spec.traffic;
      return show(id);
    },
    'PATCH /v2/projects/*/locations/*/services/*': (_, _project, _location, id = '') =>
      id in cloud.functions ? done() : NOT_FOUND,
    'GET /v1/projects/*/locations/*/services/*:getIamPolicy': () => ({ bindings: [] }),
    'POST /v1/projects/*/locations/*/services/*:setIamPolicy': ({ body }) => (body as { policy: object }).policy,
  });
};

const secrets = (cloud: Cloud) => {
  const name = (secret: string) => `projects/${cloud.number}/secrets/${secret}`;
  const isKnown = (secret: string) => Object.hasOwn(cloud.secrets, secret);
  return api({
    'GET /v1/projects/*/secrets/*': (_, _project, secret = '') =>
      isKnown(secret) ? { name: name(secret) } : NOT_FOUND,
    'GET /v1/projects/*/secrets/*/versions/latest': (_, _project, secret = '') =>
      cloud.secrets[secret] ? { name: `${name(secret)}/versions/1`, state: cloud.secrets[secret] } : NOT_FOUND,
    'GET /v1/projects/*/secrets/*/versions/latest:access': () => ({ payload: { data: btoa('the key') } }),
    'POST /v1/projects/*/secrets': ({ query }) => {
      cloud.secrets[query.get('secretId') ?? ''] = '';
      return { name: name(query.get('secretId') ?? '') };
    },
    'POST /v1/projects/*/secrets/*:addVersion': (_, _project, secret = '') => {
      if (!isKnown(secret)) return NOT_FOUND;
      cloud.secrets[secret] = 'ENABLED';
      return { name: `${name(secret)}/versions/1` };
    },
    'GET /v1/projects/*/secrets/*:getIamPolicy': () => ({ bindings: [] }),
    'POST /v1/projects/*/secrets/*:setIamPolicy': ({ body }) => (body as { policy: object }).policy,
  });
};

const serviceUsage = (cloud: Cloud) => {
  const stateOf = (name: string) => ({
    name,
    state: cloud.off.has(name.split('/').at(-1) ?? '') ? 'DISABLED' : 'ENABLED',
  });
  return api({
    'GET /v1/projects/*/services/*': (_, project, service) => stateOf(`projects/${project}/services/${service}`),
    'GET /v1/projects/*/services:batchGet': ({ query }) => ({ services: query.getAll('names').map(stateOf) }),
    'POST /v1/projects/*/services:batchEnable': ({ body }) => {
      for (const service of (body as { serviceIds: string[] }).serviceIds) cloud.off.delete(service);
      return done();
    },
    'POST /v1beta1/projects/*/services/*:generateServiceIdentity': (_, _project, service = '') => {
      cloud.agents.push(service);
      return done({ email: 'agent@example.com' });
    },
    'GET /v1beta1/projects/*/services/run.googleapis.com/consumerQuotaMetrics/run.googleapis.com/cpu_allocation':
      () => ({
        metric: 'run.googleapis.com/cpu_allocation',
        consumerQuotaLimits: [
          {
            unit: '1/{project}/{region}',
            quotaBuckets: [
              { effectiveLimit: '200000', defaultLimit: '200000' },
              { effectiveLimit: '1000', dimensions: { region: 'africa-south1' } },
              { effectiveLimit: `${cloud.quota}`, dimensions: { region: 'europe-west1' } },
            ],
          },
        ],
      }),
  });
};

const firebaseStorage = (cloud: Cloud) => {
  const shown = () => ({ bucket: { name: `projects/${cloud.id}/buckets/${cloud.bucket?.name}` } });
  return api({
    'GET /v1alpha/projects/*/defaultBucket': () => (cloud.bucket ? shown() : NOT_FOUND),
    'POST /v1alpha/projects/*/defaultBucket': () => {
      cloud.bucket = { name: `${cloud.id}.firebasestorage.app` };
      return shown();
    },
  });
};

const storage = (cloud: Cloud) =>
  api({
    'GET /storage/v1/b/*': (_, name = '') =>
      name.endsWith('-exports') ? (cloud.exports ?? NOT_FOUND) : { ...cloud.bucket },
    'POST /storage/v1/b': ({ body }) => {
      cloud.exports = body as object;
      return cloud.exports;
    },
    'PATCH /storage/v1/b/*': ({ body }) => Object.assign(cloud.bucket ?? {}, body),
    'GET /storage/v1/projects/*/serviceAccount': () => ({ email_address: 'storage@example.com' }),
    'PUT /source/*': () => ({}),
  });

/** Returns the APIs of a project in the cloud, by host. */
export const apis = (cloud: Cloud): Record<string, Api> => ({
  // keeps the images of the functions
  'artifactregistry.googleapis.com': api({
    'GET /v1/projects/*/locations/*/repositories/*': (_, project, location, name) => ({
      name: `projects/${project}/locations/${location}/repositories/${name}`,
      format: 'DOCKER',
    }),
    'PATCH /v1/projects/*/locations/*/repositories/*': ({ body }) => body as object,
  }),
  'billingbudgets.googleapis.com': api({
    [`GET /v1/${billingAccountName}/budgets`]: () => ({ budgets: cloud.budgets }),
    [`POST /v1/${billingAccountName}/budgets`]: ({ body }) => {
      cloud.budgets.push(body as object);
      return body as object;
    },
  }),
  'cloudbilling.googleapis.com': api({
    'GET /v1/projects/*/billingInfo': () => ({ billingEnabled: true, billingAccountName }),
  }),
  'cloudfunctions.googleapis.com': functions(cloud),
  'cloudresourcemanager.googleapis.com': api({
    'GET /v1/projects/*': () => ({ projectId: cloud.id, projectNumber: cloud.number }),
    'POST /v1/projects/*:testIamPermissions': ({ body }) => body as object,
    'POST /v1/projects/*:getIamPolicy': () => cloud.policy,
    'POST /v1/projects/*:setIamPolicy': ({ body }) => {
      const { policy } = body as { policy: Cloud['policy'] };
      if (policy.etag !== cloud.policy.etag) return { status: 409, body: { error: { message: 'another etag' } } };
      cloud.policy = { ...policy, etag: `${policy.etag}+` };
      return cloud.policy;
    },
  }),
  'cloudscheduler.googleapis.com': api({
    'GET /v1/projects/*/locations/*/jobs/*': (_, _project, _location, name = '') => cloud.jobs[name] ?? NOT_FOUND,
    'POST /v1/projects/*/locations/*/jobs': ({ body }) => {
      const { name } = body as { name: string };
      cloud.jobs[name.split('/').at(-1) ?? ''] = body as object;
      return body as object;
    },
    'PATCH /v1/projects/*/locations/*/jobs/*': ({ body }) => body as object,
  }),
  'cloudtasks.googleapis.com': api({
    'GET /v2/projects/*/locations/*/queues/*': (_, _project, _location, name = '') => cloud.queues[name] ?? NOT_FOUND,
    'POST /v2/projects/*/locations/*/queues': ({ body }) => {
      const { name } = body as { name: string };
      cloud.queues[name.split('/').at(-1) ?? ''] = body as object;
      return body as object;
    },
    'PATCH /v2/projects/*/locations/*/queues/*': ({ body }) => body as object,
    'GET /v2/projects/*/locations/*/queues/*:getIamPolicy': () => ({ bindings: [] }),
    'POST /v2/projects/*/locations/*/queues/*:setIamPolicy': ({ body }) => (body as { policy: object }).policy,
  }),
  // names the account that runs the functions
  'compute.googleapis.com': api({
    'GET /compute/v1/projects/*': () => ({
      defaultServiceAccount: `${cloud.number}-compute@developer.gserviceaccount.com`,
    }),
  }),
  'firebase.googleapis.com': api({
    'GET /v1beta1/projects/*': (_, id) =>
      id === cloud.id
        ? { projectId: id, projectNumber: cloud.number, state: 'ACTIVE', resources: { hostingSite: id } }
        : NOT_FOUND,
    'GET /v1beta1/projects/*/adminSdkConfig': () => ({
      projectId: cloud.id,
      ...(cloud.bucket && { storageBucket: cloud.bucket.name }),
    }),
  }),
  // the CLI asks whether an extension owns a function
  'firebaseextensions.googleapis.com': api({ 'GET /v1beta/projects/*/instances': () => ({ instances: [] }) }),
  'firebasehosting.googleapis.com': hosting(cloud),
  'firebaserules.googleapis.com': api({
    'POST /v1/projects/*:test': () => ({ issues: [] }),
    'GET /v1/projects/*/releases': () => ({ releases: [] }),
    'GET /v1/projects/*/rulesets': () => ({ rulesets: [] }),
    'POST /v1/projects/*/rulesets': () => ({ name: `projects/${cloud.id}/rulesets/new` }),
    'PATCH /v1/projects/*/releases/**': () => NOT_FOUND,
    'POST /v1/projects/*/releases': ({ body }) => body as object,
  }),
  'firebasestorage.googleapis.com': firebaseStorage(cloud),
  'firestore.googleapis.com': firestore(cloud),
  'iam.googleapis.com': api({
    'POST /v1/projects/*/serviceAccounts/*:testIamPermissions': ({ body }) => body as object,
  }),
  'identitytoolkit.googleapis.com': api({
    'GET /admin/v2/projects/*/config': () => (cloud.signIn ? { signIn: cloud.signIn } : NOT_FOUND),
    'PATCH /admin/v2/projects/*/config': ({ body }) => {
      cloud.signIn = (body as { signIn: NonNullable<Cloud['signIn']> }).signIn;
      return { signIn: cloud.signIn };
    },
  }),
  // metrics, and lines in pages of one
  'logging.googleapis.com': api({
    ...collection(cloud, 'v2', 'metrics', 'PUT'),
    'POST /v2/entries:list': ({ body }) => {
      const at = Number((body as { pageToken?: string }).pageToken ?? 0);
      const entries = cloud.deletions.slice(at, at + 1).map((message) => ({ jsonPayload: { message } }));
      return { entries, ...(at + 1 < cloud.deletions.length && { nextPageToken: `${at + 1}` }) };
    },
  }),
  'monitoring.googleapis.com': api({
    ...collection(cloud, 'v3', 'notificationChannels', 'PATCH'),
    ...collection(cloud, 'v3', 'uptimeCheckConfigs', 'PATCH'),
    ...collection(cloud, 'v3', 'alertPolicies', 'PATCH'),
    ...collection(cloud, 'v1', 'dashboards', 'PATCH'),
  }),
  'run.googleapis.com': run(cloud),
  'secretmanager.googleapis.com': secrets(cloud),
  'serviceusage.googleapis.com': serviceUsage(cloud),
  'storage.googleapis.com': storage(cloud),
  // exchanges the token of a CI system for one of Google's
  'sts.googleapis.com': api({
    'POST /v1/token': () => ({
      access_token: 'test-token',
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 3600,
    }),
  }),
  'upload-firebasehosting.googleapis.com': hostingUploads(),
});
