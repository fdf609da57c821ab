import { closedPaths, paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { OPERATOR_TOKEN, openProject, type RulesProject, type Token } from './support/project.ts';

/** What operators read, and nobody else: not even whom it is about. */
const READ = [
  closedPaths.report('abc'),
  paths.contactRequest('abc'),
  closedPaths.operator('owner'),
  closedPaths.auditEntry('abc'),
  closedPaths.suspension('owner'),
];

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('operators');
});
afterAll(() => project.close());
beforeEach(() =>
  project.reset(
    Object.fromEntries(READ.map((path) => [path, { uid: 'owner', ownerId: 'owner', recipientId: 'owner' }])),
  ),
);

for (const path of READ) describeAccess(() => project, path, { operator: ['get', 'list'] });

describe.each(READ)('%s is for no operator', (path) => {
  const read = (uid: string, token: Token) => getDoc(doc(project.signedIn(uid, token), path));

  it.each<[string, Token]>([
    ['without a second step', { operator: true, firebase: { sign_in_provider: 'password' } }],
    ['with an empty one', { operator: true, firebase: { sign_in_provider: 'password', sign_in_second_factor: null } }],
    ['without the claim', { firebase: OPERATOR_TOKEN['firebase'] }],
    ['whose claim says no', { ...OPERATOR_TOKEN, operator: false }],
    ['whose claim is something else', { ...OPERATOR_TOKEN, operator: 'true' }],
  ])('%s', async (_, token) => {
    await assertSucceeds(read('operator', OPERATOR_TOKEN));
    await assertFails(read('operator', token));
  });

  it('who was removed, with a token from before', async () => {
    await assertFails(read('former', OPERATOR_TOKEN));
  });
});
