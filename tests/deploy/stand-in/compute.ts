import type { Cloud } from './cloud.ts';
import { api } from './routes.ts';

/** Names the account that runs the functions. */
export const compute = (cloud: Cloud) =>
  api({
    'GET /compute/v1/projects/*': () => ({
      defaultServiceAccount: `${cloud.number}-compute@developer.gserviceaccount.com`,
    }),
  });
