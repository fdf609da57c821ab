import { expect, it } from 'vitest';
import { checkExpiry } from '../../../scripts/live/checks/database.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { projectIn } from '../support/project-in.ts';

const stateIn = (states: Readonly<Record<string, string>>) => ({ ...emptyCloud(), expiry: states });
const problemsWith = (states: Readonly<Record<string, string>>) => checkExpiry(projectIn(stateIn(states)));

it('every expiring collection without a policy is named, with the command', async () => {
  const problems = await problemsWith({});
  expect(problems.length).toBeGreaterThan(5);
  expect(problems).toContainEqual({
    what: 'devices is not deleted when it has expired (no policy).',
    fix: 'npm run deploy -- --only firestore:indexes --project=whoknows-test',
  });
});

it('a policy being created needs patience, a failed one is reported, and an active one is fine', async () => {
  const all = (await problemsWith({})).map(({ what }) => what.split(' ')[0] ?? '');
  const active = Object.fromEntries(all.map((collection) => [collection, 'ACTIVE']));
  expect(await problemsWith(active)).toEqual([]);
  const fixes = async (state: string) => (await problemsWith({ ...active, devices: state })).map(({ fix }) => fix);
  expect(await fixes('CREATING')).toEqual(['Wait: a new policy takes up to a day.']);
  expect(await fixes('NEEDS_REPAIR')).toEqual(['npm run deploy -- --only firestore:indexes --project=whoknows-test']);
});
