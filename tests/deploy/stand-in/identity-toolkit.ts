import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

export const identityToolkit = (cloud: Cloud) =>
  api({
    'GET /admin/v2/projects/*/config': () => (cloud.signIn ? { signIn: cloud.signIn } : NOT_FOUND),
    'PATCH /admin/v2/projects/*/config': ({ body }) => {
      cloud.signIn = (body as { signIn: NonNullable<Cloud['signIn']> }).signIn;
      return { signIn: cloud.signIn };
    },
  });
