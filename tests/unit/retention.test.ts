import { COLLECTIONS, type CollectionPath } from '@domain/paths.ts';
import { endsOf, RETENTION, STORED_GROUPS } from '@domain/retention.ts';
import { describe, expect, it } from 'vitest';
import { EXPIRING } from '../../functions/src/db/expired.ts';
import { readProjectFile } from './source-files.ts';

const PATHS = COLLECTIONS.map(({ path }) => path);
/** The name by which a TTL policy knows a collection. */
const groupOf = (path: CollectionPath) => path.split('/').at(-2) ?? '';
const endsAt = (path: CollectionPath) => RETENTION[path].flatMap(({ ends }) => ends);
const endsByTime = (path: CollectionPath) => endsAt(path).some((end) => typeof end === 'object' || end === 'window');
/** An erasure's own task deletes its note, and a schedule lifts what has ended. */
const ENDED_BY_TASKS: readonly CollectionPath[] = ['deletions/{uid}', 'suspensions/{uid}'];

describe('retention periods', () => {
  it('every expiring collection has a TTL policy, and every policy has an expiring collection', () => {
    const byTime = PATHS.filter((path) => endsByTime(path) && !ENDED_BY_TASKS.includes(path)).map(groupOf);
    expect(new Set(byTime)).toEqual(new Set(EXPIRING));
  });

  it.each(STORED_GROUPS)('the privacy page says how long %s are stored', (group) => {
    expect(endsOf(group).length).toBeGreaterThan(0);
  });

  const section = readProjectFile('docs/data-model.md').split('## When it ends')[1]?.split('\n## ')[0] ?? '';
  it.each(PATHS)('docs/data-model.md says when %s expires', (path) => {
    const [name = ''] = path.split('/');
    expect(section).toContain(`\`${name}\``);
  });

  const reasons = section.split('Without a time of their own')[1] ?? '';
  it.each(PATHS.filter((path) => !endsByTime(path)))('docs/data-model.md says why %s does not expire', (path) => {
    const [name = ''] = path.split('/');
    expect(reasons).toContain(`\`${name}\``);
  });
});
