import type { Cloud } from './cloud.ts';
import { api, done } from './routes.ts';

export const serviceUsage = (cloud: Cloud) => {
  const stateOf = (name: string) => ({
    name,
    state: cloud.off.has(name.split('/').at(-1) ?? '') ? 'DISABLED' : 'ENABLED',
  });
  return api({
    'GET /v1/projects/*/services/*': (_, project, service) => stateOf(`projects/${project}/services/${service}`),
    'GET /v1/projects/*/services:batchGet': ({ query }) => ({ services: query.getAll('names').map(stateOf) }),
    'POST /v1/projects/*/services:batchEnable': ({ body }) => {
      for (const service of (body as { serviceIds: string[] }).serviceIds) cloud.off.delete(service);
      return done();
    },
    'POST /v1beta1/projects/*/services/*:generateServiceIdentity': (_, _project, service = '') => {
      cloud.agents.push(service);
      return done({ email: 'agent@example.com' });
    },
    'GET /v1beta1/projects/*/services/run.googleapis.com/consumerQuotaMetrics/run.googleapis.com/cpu_allocation':
      () => ({
        metric: 'run.googleapis.com/cpu_allocation',
        consumerQuotaLimits: [
          {
            unit: '1/{project}/{region}',
            quotaBuckets: [
              { effectiveLimit: '200000', defaultLimit: '200000' },
              { effectiveLimit: '1000', dimensions: { region: 'africa-south1' } },
              { effectiveLimit: `${cloud.quota}`, dimensions: { region: 'europe-west1' } },
            ],
          },
        ],
      }),
  });
};
