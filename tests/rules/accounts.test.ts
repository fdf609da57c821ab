import { paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { openProject, type RulesProject } from './support/project.ts';

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('accounts');
});
afterAll(() => project.close());
beforeEach(() =>
  project.reset({
    [paths.account('owner')]: { email: 'maya@example.com', phone: null, inbox: { messages: 1, unread: 1 } },
  }),
);

// an e-mail address is for its owner only
describeAccess(() => project, paths.account('owner'), { owner: ['get'] });

it('the owner says that the responses were looked at, now, and nothing else', async () => {
  const mine = doc(project.as.owner, paths.account('owner'));
  await assertSucceeds(updateDoc(mine, { responsesSeenAt: serverTimestamp() }));
  await assertSucceeds(updateDoc(mine, { responsesSeenAt: serverTimestamp() }));
  await assertFails(updateDoc(mine, { responsesSeenAt: Timestamp.fromMillis(0) }));
  await assertFails(updateDoc(mine, { responsesSeenAt: serverTimestamp(), email: 'other@example.com' }));
  await assertFails(updateDoc(mine, { 'inbox.unread': 0 }));
});

it('nobody else does', async () => {
  for (const caller of ['visitor', 'other'] as const) {
    await assertFails(
      updateDoc(doc(project.as[caller], paths.account('owner')), { responsesSeenAt: serverTimestamp() }),
    );
  }
});
