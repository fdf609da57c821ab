import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const scheduler = (cloud: Cloud) =>
  api({
    'GET /v1/projects/*/locations/*/jobs/*': (_, _project, _location, name = '') => cloud.jobs[name] ?? NOT_FOUND,
    'POST /v1/projects/*/locations/*/jobs': ({ body }) => {
      const { name } = body as { name: string };
      cloud.jobs[name.split('/').at(-1) ?? ''] = body as object;
      return body as object;
    },
    'PATCH /v1/projects/*/locations/*/jobs/*': ({ body }) => body as object,
  });
