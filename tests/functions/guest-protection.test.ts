import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { casesWhere } from './support/cases.ts';
import { patch } from './support/documents.ts';
import { answersTo } from './support/inputs.ts';
import { deleteMessage, type Key, sendMessage } from './support/messages.ts';
import { makeCreator, makeGuest, type Person, saveNew } from './support/people.ts';
import { called, posted, someAddress } from './support/requests.ts';

const block = ({ id: messageId }: Key, { token }: Person) => called('blockSender', { messageId }, token);
const arrives = async (to: { uid: string }, from: string, text?: string) =>
  (await stored(paths.message((await sendMessage(to, text, from)).id))) !== undefined;
const wordsOf = async ({ uid }: Person) => (await stored(paths.account(uid)))?.['hiddenWords'];

/** A guest whom somebody bullies, and the account that takes them over. */
async function makeBoth() {
  const [guest, account] = [await makeGuest(), await makeCreator()];
  const takeOver = () => called('takeOverGuest', { pass: guest.pass }, account.token);
  return { guest, account, takeOver };
}

it('an account that takes a guest over keeps out whom the guest has blocked, and whom it blocks itself', async () => {
  const { guest, account, takeOver } = await makeBoth();
  const [bully, enemy, friend] = [someAddress(), someAddress(), someAddress()];
  const { quizId } = await saveNew(guest, makeDraft('know-me'));
  await block(await sendMessage(guest, undefined, bully), guest);
  await block(await sendMessage(account, undefined, enemy), account);
  await takeOver();
  const all = [bully, enemy, friend];
  expect(await Promise.all(all.map((from) => arrives(account, from)))).toEqual([false, false, true]);
  const played = await Promise.all(all.map((from) => posted('responses', answersTo(quizId), from)));
  const isStored = async ({ id }: { id: string }) => (await stored(paths.response(id))) !== undefined;
  expect(await Promise.all(played.map(isStored))).toEqual([false, false, true]);
  expect(await called('unblockSenders', {}, account.token)).toEqual({ hasBlockedSenders: false });
  expect(await Promise.all(all.map((from) => arrives(account, from)))).toEqual([true, true, true]);
});

it('who wrote to the guest can be blocked and reported after that, also who deleted it again', async () => {
  const { guest, account, takeOver } = await makeBoth();
  const [bully, other] = [someAddress(), someAddress()];
  const [rude, gone] = [await sendMessage(guest, undefined, bully), await sendMessage(guest, undefined, other)];
  await patch(paths.message(gone.id), { readAt: new Date() });
  await deleteMessage(gone);
  await takeOver();
  expect(await block(rude, account)).toEqual({ outcome: 'blocked' });
  expect([await arrives(account, bully), await arrives(account, other)]).toEqual([false, true]);
  for (const { id: messageId } of [rude, gone]) {
    await called('reportMessage', { messageId, reason: 'bullying', note: '' }, account.token);
    const [found] = await casesWhere('messageId', messageId);
    expect(found?.get('senderKey')).toEqual(expect.any(String));
  }
});

it("hidden words of the guest hide for the account, with its own, and once it deletes one that doesn't come back", async () => {
  const { guest, account, takeOver } = await makeBoth();
  await patch(paths.account(guest.uid), { hiddenWords: ['turnip', 'cabbage'] });
  await patch(paths.account(account.uid), { hiddenWords: ['parsnip', 'cabbage'] });
  await takeOver();
  expect(await wordsOf(account)).toEqual(['parsnip', 'cabbage', 'turnip']);
  expect(await arrives(account, someAddress(), 'You turnip')).toBe(false);
  await patch(paths.account(account.uid), { hiddenWords: ['parsnip'] });
  await takeOver();
  expect(await wordsOf(account)).toEqual(['parsnip']);
});
