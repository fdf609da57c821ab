import { closedPaths } from '@domain/closed-paths.ts';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { describeAccess } from './support/access.ts';
import { openProject } from './support/project.ts';
import { operationsByPath } from './support/rules.ts';

/** Written and read by functions alone; `unlisted` stands for every collection that nobody has thought of. */
const CLOSED = [
  paths.rateLimit('abc'),
  paths.deletion('owner'),
  closedPaths.receipt('message', 'abc'),
  closedPaths.retiredCode('abcd2345'),
  closedPaths.heldUsername('abc'),
  closedPaths.block('abc'),
  closedPaths.pause('owner'),
  closedPaths.keptWords('abc'),
  closedPaths.deadLetterTask('abc'),
  closedPaths.circleSecrets('abc'),
  'unlisted/document',
  'profiles/owner/unlisted/document',
];

const project = openProject(
  'closed-collections',
  Object.fromEntries(CLOSED.map((path) => [path, { uid: 'owner', ownerId: 'owner', recipientId: 'owner' }])),
);

for (const path of CLOSED) describeAccess(project, path, {});

// the registry's own test is in registry.test.ts; here it only has to know of no such collection
if (COLLECTIONS.some(({ path }) => path.startsWith('unlisted'))) throw new Error('`unlisted` has become a collection.');

test('the closed collections include every collection without rules', () => {
  const open = operationsByPath();
  // switches.test.ts has those of switches
  const closed = COLLECTIONS.filter(({ path }) => !open.has(path) && !path.startsWith('switches/')).map(
    ({ path }) => path.split('/')[0],
  );
  expect(CLOSED.map((path) => path.split('/')[0])).toEqual(expect.arrayContaining(closed));
});
