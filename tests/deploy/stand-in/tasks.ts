import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const tasks = (cloud: Cloud) =>
  api({
    'GET /v2/projects/*/locations/*/queues/*': (_, _project, _location, name = '') => cloud.queues[name] ?? NOT_FOUND,
    'POST /v2/projects/*/locations/*/queues': ({ body }) => {
      const { name } = body as { name: string };
      cloud.queues[name.split('/').at(-1) ?? ''] = body as object;
      return body as object;
    },
    'PATCH /v2/projects/*/locations/*/queues/*': ({ body }) => body as object,
    'GET /v2/projects/*/locations/*/queues/*:getIamPolicy': () => ({ bindings: [] }),
    'POST /v2/projects/*/locations/*/queues/*:setIamPolicy': ({ body }) => (body as { policy: object }).policy,
  });
