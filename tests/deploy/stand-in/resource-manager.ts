import type { Cloud } from './cloud.ts';
import { api } from './routes.ts';

export const resourceManager = (cloud: Cloud) =>
  api({
    'GET /v1/projects/*': () => ({ projectId: cloud.id, projectNumber: cloud.number }),
    'POST /v1/projects/*:testIamPermissions': ({ body }) => body as object,
    'POST /v1/projects/*:getIamPolicy': () => cloud.policy,
    'POST /v1/projects/*:setIamPolicy': ({ body }) => {
      const { policy } = body as { policy: Cloud['policy'] };
      if (policy.etag !== cloud.policy.etag) return { status: 409, body: { error: { message: 'another etag' } } };
      cloud.policy = { ...policy, etag: `${policy.etag}+` };
      return cloud.policy;
    },
  });
