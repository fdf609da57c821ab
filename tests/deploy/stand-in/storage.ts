import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const firebaseStorage = (cloud: Cloud) => {
  const shown = () => ({ bucket: { name: `projects/${cloud.id}/buckets/${cloud.bucket?.name}` } });
  return api({
    'GET /v1alpha/projects/*/defaultBucket': () => (cloud.bucket ? shown() : NOT_FOUND),
    'POST /v1alpha/projects/*/defaultBucket': () => {
      cloud.bucket = { name: `${cloud.id}.firebasestorage.app` };
      return shown();
    },
  });
};

export const storage = (cloud: Cloud) =>
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
