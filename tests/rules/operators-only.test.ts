import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { OPERATOR_TOKEN, openProject, type Token } from './support/project.ts';

/** Operators read these, and nobody else does: not even whom a document is about. */
const PATHS = [
  closedPaths.auditEntry('abc'),
  closedPaths.deadLetter('a'.repeat(40)),
  closedPaths.operator('owner'),
  closedPaths.report('abc'),
  closedPaths.serviceDay('2026-11-23'),
  closedPaths.suspension('owner'),
  paths.contactRequest('abc'),
];

const project = openProject('operators-only');

describe.each(PATHS)('%s', (path) => {
  beforeEach(() => project.reset({ [path]: { uid: 'owner', ownerId: 'owner', recipientId: 'owner' } }));

  describeAccess(project, path, { operator: ['get', 'list'] });

  const read = (uid: string, token: Token) => getDoc(doc(project.signedIn(uid, token), path));

  it.each<[string, Token]>([
    ['without a second step', { operator: true, firebase: { sign_in_provider: 'password' } }],
    ['with an empty one', { operator: true, firebase: { sign_in_provider: 'password', sign_in_second_factor: null } }],
    ['without the claim', { firebase: OPERATOR_TOKEN['firebase'] }],
    ['whose claim says no', { ...OPERATOR_TOKEN, operator: false }],
    ['whose claim is something else', { ...OPERATOR_TOKEN, operator: 'true' }],
  ])('an operator %s is refused', async (_, token) => {
    await assertSucceeds(read('operator', OPERATOR_TOKEN));
    await assertFails(read('operator', token));
  });

  it('a removed operator with an older token is refused', () => assertFails(read('former', OPERATOR_TOKEN)));
});
