import { closedPaths } from '@domain/closed-paths.ts';
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
import { expect, it } from 'vitest';
import { CALLERS, openProject } from './support/project.ts';

const project = openProject('switches');

it('everybody reads what is switched off, and nobody but functions switches', async () => {
  await project.reset({ [paths.switches]: { changes: { messages: {} } } });
  for (const caller of CALLERS) {
    const mine = doc(project.as[caller], paths.switches);
    expect((await assertSucceeds(getDoc(mine))).get('changes')).toEqual({ messages: {} });
    await assertFails(getDocs(collection(project.as[caller], 'switches')));
    await assertFails(setDoc(doc(project.as[caller], 'switches/messages'), {}));
    await assertFails(setDoc(mine, { changes: {} }));
    await assertFails(updateDoc(mine, { changes: {} }));
    await assertFails(deleteDoc(mine));
  }
});

it('replies are refused while they are off, and can be taken back', async () => {
  const message = { ...makeMessage({ id: 'm', recipientId: 'owner' }), readAt: Timestamp.fromMillis(1) };
  const mine = doc(project.as.owner, paths.message('m'));
  const reply = () => updateDoc(mine, { reply: 'Thanks!', repliedAt: serverTimestamp() });
  await project.reset({ [paths.message('m')]: message, [closedPaths.switchedOff('messages')]: {} });
  await assertSucceeds(reply());
  const replied = { ...message, reply: 'Hm', repliedAt: Timestamp.fromMillis(2) };
  await project.reset({ [paths.message('m')]: replied, [closedPaths.switchedOff('replies')]: {} });
  await assertFails(reply());
  await assertSucceeds(setDoc(mine, message));
});
