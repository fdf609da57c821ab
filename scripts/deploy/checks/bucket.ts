import { isDeepStrictEqual } from 'node:util';
import { REGION, readJson } from '../../lib/project.ts';
import { type Check, problemIf } from '../check.ts';

const FILE = 'cors.json';

/** Whether there is a bucket for photos that lets scripts read them: by default it has no CORS headers. */
export const checkBucket: Check = async ({ id, google }) => {
  const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${id}/defaultBucket`;
  const found = (await google('GET', url)) as { bucket?: { name: string } } | null;
  const name = found?.bucket?.name.split('/').at(-1);
  if (!name)
    return problemIf(
      true,
      'There is no bucket for photos.',
      `npm run ops setup -- --project ${id}`, // gcloud creates no bucket of this name
      () => google('POST', url, { location: REGION }),
    );
  const wanted = readJson<unknown>(FILE);
  const bucket = `https://storage.googleapis.com/storage/v1/b/${name}`;
  const { cors } = (await google('GET', `${bucket}?fields=cors`)) as { cors?: unknown };
  return problemIf(
    !isDeepStrictEqual(cors, wanted),
    `The bucket ${name} does not answer scripts as ${FILE} says: no photo is kept offline or exported.`,
    `gcloud storage buckets update gs://${name} --cors-file=${FILE} --project=${id}`,
    () => google('PATCH', `${bucket}?fields=cors`, { cors: wanted }),
  );
};
