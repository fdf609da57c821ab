import { EMPTY_MESSAGE } from '@domain/stored.ts';
import { makeId } from '@domain/testing/make-id.ts';
import { beforeEach, expect, test } from 'vitest';
import { readMessageDraft, readUnfinished, storeMessageDraft, storeUnfinished } from './drafts.ts';
import { leaveUsedId } from './used-ids.ts';

const play = (submissionId: string) => ({
  submissionId,
  revision: 1,
  total: 2,
  name: 'Sam',
  isAdult: true,
  answers: [{ questionId: 'q1', given: 'Red' }],
});
const draft = (id: string) => ({ ...EMPTY_MESSAGE, text: 'Hello', seed: 'seed', attempt: { id, text: 'Hello' } });
beforeEach(() => localStorage.clear());

test('a draft under a deleted id keeps its text and is sent under another one', () => {
  const [used, other] = [makeId(), makeId()];
  storeMessageDraft('maya', draft(used));
  storeMessageDraft('zoe', draft(other));
  storeUnfinished('abcd2345', play(used));
  storeUnfinished('wxyz2345', play(other));
  localStorage.setItem('whoknows-message-odd', 'no draft');
  leaveUsedId(used);
  expect(readMessageDraft('maya')).toEqual({ ...EMPTY_MESSAGE, text: 'Hello' });
  expect(readMessageDraft('zoe')).toEqual(draft(other));
  const again = readUnfinished('abcd2345');
  expect(again).toEqual({ ...play(used), submissionId: expect.any(String) });
  expect(again?.submissionId).not.toBe(used);
  expect(readUnfinished('wxyz2345')).toEqual(play(other));
});
