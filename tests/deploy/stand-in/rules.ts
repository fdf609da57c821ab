import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const rules = (cloud: Cloud) =>
  api({
    'POST /v1/projects/*:test': () => ({ issues: [] }),
    'GET /v1/projects/*/releases': () => ({ releases: [] }),
    'GET /v1/projects/*/rulesets': () => ({ rulesets: [] }),
    'POST /v1/projects/*/rulesets': () => ({ name: `projects/${cloud.id}/rulesets/new` }),
    'PATCH /v1/projects/*/releases/**': () => NOT_FOUND,
    'POST /v1/projects/*/releases': ({ body }) => body as object,
  });
