import type { Cloud } from './cloud.ts';
import { collection } from './monitoring.ts';
import { api } from './routes.ts';

/** Metrics, and lines in pages of one. */
export const logging = (cloud: Cloud) =>
  api({
    ...collection(cloud, 'v2', 'metrics', 'PUT'),
    'POST /v2/entries:list': ({ body }) => {
      const at = Number((body as { pageToken?: string }).pageToken ?? 0);
      const entries = cloud.deletions.slice(at, at + 1).map((message) => ({ jsonPayload: { message } }));
      return { entries, ...(at + 1 < cloud.deletions.length && { nextPageToken: `${at + 1}` }) };
    },
  });
