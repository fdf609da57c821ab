import type { Cloud, DeployedFunction } from './cloud.ts';
import { api } from './routes.ts';

export const functions = (cloud: Cloud) =>
  api({
    'GET /v1/projects/*/locations/-/functions': () => ({ functions: [] }),
    'GET /v2/projects/*/locations/-/functions': () => ({ functions: Object.values(cloud.functions) }),
    'POST /v2/projects/*/locations/*/functions:generateUploadUrl': () => ({
      uploadUrl: 'https://storage.googleapis.com/source/functions.zip',
      storageSource: { bucket: 'source', object: 'functions.zip' },
    }),
    'POST /v2/projects/*/locations/*/functions': ({ body, query }) => {
      const id = query.get('functionId') ?? '';
      const service = `projects/${cloud.id}/locations/europe-west1/services/${id.toLowerCase()}`;
      const made = body as DeployedFunction;
      const shown = {
        state: 'ACTIVE',
        serviceConfig: { ...made.serviceConfig, service, uri: `https://${id.toLowerCase()}-ew.a.run.app` },
      };
      cloud.functions[id] = { ...made, ...shown };
      return { name: `operations/${id}` };
    },
    'GET /v2/operations/*': (_, id = '') => ({ name: `operations/${id}`, done: true, response: cloud.functions[id] }),
  });
