import type { Cloud } from './cloud.ts';
import { api, done, NOT_FOUND } from './routes.ts';

export const run = (cloud: Cloud) => {
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
