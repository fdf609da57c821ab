import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const firebase = (cloud: Cloud) =>
  api({
    'GET /v1beta1/projects/*': (_, id) =>
      id === cloud.id
        ? { projectId: id, projectNumber: cloud.number, state: 'ACTIVE', resources: { hostingSite: id } }
        : NOT_FOUND,
    'GET /v1beta1/projects/*/adminSdkConfig': () => ({
      projectId: cloud.id,
      ...(cloud.bucket && { storageBucket: cloud.bucket.name }),
    }),
  });
