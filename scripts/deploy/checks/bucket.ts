import { isDeepStrictEqual } from 'node:util';
import { REGION, readJson } from '../../lib/project.ts';
import type { Check } from '../check.ts';

const FILE = 'cors.json';

/**
 * Whether there is a bucket for photos, and whether it lets scripts read them: by default a bucket has no CORS headers.
 */
export const checkBucket: Check = async ({ id, google }) => {
  const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${id}/defaultBucket`;
  const found = (await google('GET', url)) as { bucket?: { name: string } } | null;
  const name = found?.bucket?.name.split('/').at(-1);
  if (!name) {
    return [
      {
        what: 'There is no bucket for photos.',
        // gcloud creates no bucket of this name
        fix: `npm run ops setup -- --project ${id}`,
        mend: () => google('POST', url, { location: REGION }),
      },
    ];
  }
  const wanted = readJson<unknown>(FILE);
  const bucket = `https://storage.googleapis.com/storage/v1/b/${name}`;
  const { cors } = (await google('GET', `${bucket}?fields=cors`)) as { cors?: unknown };
  if (isDeepStrictEqual(cors, wanted)) return [];
  return [
    {
      what: `The bucket ${name} does not answer scripts as ${FILE} says: no photo is kept offline or exported.`,
      fix: `gcloud storage buckets update gs://${name} --cors-file=${FILE} --project=${id}`,
      mend: () => google('PATCH', `${bucket}?fields=cors`, { cors: wanted }),
    },
  ];
};
