import { expect, test } from 'vitest';
import { EXPIRING } from '../../functions/src/db/expired.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: readonly { queryScope: string; order?: string }[];
}
const { fieldOverrides } = JSON.parse(readProjectFile('firestore.indexes.json')) as { fieldOverrides: Override[] };
const withTtl = fieldOverrides.filter(({ ttl }) => ttl);

test('the sweep covers every collection that has a TTL policy', () => {
  expect(withTtl.map(({ collectionGroup }) => collectionGroup).sort()).toEqual([...EXPIRING].sort());
});

test('the sweep can query what has expired in each of them', () => {
  for (const { collectionGroup, fieldPath, indexes } of withTtl) {
    expect(fieldPath, collectionGroup).toBe('expiresAt');
    expect(indexes, collectionGroup).toContainEqual({ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' });
  }
});

test('what many write ends at different times, so that no index grows at one end: exact ends are those few write', () => {
  const exact = projectFiles('functions/src/db/*.ts').filter((path) =>
    /expiresAt: timestamp\(.*\+/.test(readProjectFile(path)),
  );
  expect(exact.map((path) => path.replace(/^.*\/|\.ts$/g, '')).sort()).toEqual([
    'alerts',
    'cases',
    'contact-requests',
    'kept-words', // senders are told when it ends
    'operators',
    'pauses',
    'reports',
    'service-days',
    'usernames',
  ]);
});
