import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkBucket } from '../../../scripts/deploy/checks/bucket.ts';
import { inRoot } from '../../../scripts/lib/project.ts';
import { type Cloud, emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

const cors: unknown = JSON.parse(readFileSync(inRoot('cors.json'), 'utf8'));
const name = 'whoknows-test.firebasestorage.app';
const withBucket = (bucket: Cloud['bucket']): Cloud => ({ ...emptyCloud(), bucket });

it('a bucket that allows scripts has no problem', async () => {
  expect(await fixesOf(checkBucket, withBucket({ name, cors }))).toEqual([]);
});

it('a missing bucket is created', async () => {
  const cloud = emptyCloud();
  expect(await fixesOf(checkBucket, cloud)).toEqual(['npm run ops setup -- --project whoknows-test']);
  await mended(checkBucket, cloud);
  expect(cloud.bucket).toMatchObject({ name });
});

it.each([undefined, [{ origin: ['https://example.com'], method: ['GET'] }]])(
  'a bucket with %o as CORS gets the settings of the file',
  async (other) => {
    const cloud = withBucket({ name, cors: other });
    expect(await fixesOf(checkBucket, cloud)).toEqual([
      `gcloud storage buckets update gs://${name} --cors-file=cors.json --project=whoknows-test`,
    ]);
    expect(await mended(checkBucket, cloud)).toEqual([]);
  },
);
