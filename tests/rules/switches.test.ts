import { paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLERS, openProject, type RulesProject } from './support/project.ts';

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('switches');
});
afterAll(() => project.close());

const change = (isOff: boolean) => ({ isOff, by: 'operator', at: 1 });

it('everybody reads what is switched off, and nobody but functions switches', async () => {
  await project.reset({ [paths.switches]: { changes: { messages: change(true) } } });
  for (const caller of CALLERS) {
    const mine = doc(project.as[caller], paths.switches);
    expect((await assertSucceeds(getDoc(mine))).get('changes.messages.isOff')).toBe(true);
    await assertFails(getDocs(collection(project.as[caller], 'switches')));
    await assertFails(setDoc(doc(project.as[caller], 'switches/later'), { changes: {} }));
    await assertFails(setDoc(mine, { changes: {} }));
    await assertFails(updateDoc(mine, { 'changes.messages.isOff': false }));
    await assertFails(deleteDoc(mine));
  }
});

it('replies are refused while they are off, and can be taken back', async () => {
  const message = { ...makeMessage({ id: 'm', recipientId: 'owner' }), readAt: Timestamp.fromMillis(1) };
  const mine = doc(project.as.owner, paths.message('m'));
  const reply = () => updateDoc(mine, { reply: 'Thanks!', repliedAt: serverTimestamp() });
  for (const changes of [null, {}, { messages: change(true) }, { replies: change(false) }]) {
    await project.reset({ [paths.message('m')]: message, ...(changes && { [paths.switches]: { changes } }) });
    await assertSucceeds(reply());
  }
  const replied = { ...message, reply: 'Hm', repliedAt: Timestamp.fromMillis(2) };
  await project.reset({ [paths.message('m')]: replied, [paths.switches]: { changes: { replies: change(true) } } });
  await assertFails(reply());
  await assertSucceeds(setDoc(mine, message));
});
