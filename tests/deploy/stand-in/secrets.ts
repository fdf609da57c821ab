import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const secrets = (cloud: Cloud) => {
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
