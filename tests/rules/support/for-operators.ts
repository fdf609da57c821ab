import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { describeAccess } from './access.ts';
import { OPERATOR_TOKEN, openProject, type RulesProject, type Token } from './project.ts';

const { firebase } = OPERATOR_TOKEN;

/** Tests that operators read a collection, and nobody else does: not even whom a document is about. */
export function describeForOperators(file: string, path: string): void {
  let project: RulesProject;
  beforeAll(async () => {
    project = await openProject(file);
  });
  afterAll(() => project.close());
  beforeEach(() => project.reset({ [path]: { uid: 'owner', ownerId: 'owner', recipientId: 'owner' } }));

  describeAccess(() => project, path, { operator: ['get', 'list'] });

  const read = (uid: string, token: Token) => getDoc(doc(project.signedIn(uid, token), path));

  it.each<[string, Token]>([
    ['without a second step', { operator: true, firebase: { sign_in_provider: 'password' } }],
    ['with an empty one', { operator: true, firebase: { sign_in_provider: 'password', sign_in_second_factor: null } }],
    ['without the claim', { firebase }],
    ['whose claim says no', { ...OPERATOR_TOKEN, operator: false }],
    ['whose claim is something else', { ...OPERATOR_TOKEN, operator: 'true' }],
  ])('an operator %s is refused', async (_, token) => {
    await assertSucceeds(read('operator', OPERATOR_TOKEN));
    await assertFails(read('operator', token));
  });

  it('a removed operator with an older token is refused', async () => {
    await assertFails(read('former', OPERATOR_TOKEN));
  });
}
