import type { Cloud, DeployedFunction } from './cloud.ts';
import { api } from './routes.ts';

export const functions = (cloud: Cloud) => {
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
