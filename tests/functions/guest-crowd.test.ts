import { GUEST_ANSWERS_MAX, GUEST_ANSWERS_OF_ONE } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { patch } from './support/documents.ts';
import { answersTo } from './support/inputs.ts';
import { makeGuest, saveNew } from './support/people.ts';
import { post, someAddress } from './support/requests.ts';

it('one phone closes no guest’s quiz: of its many answers some count, and friends still play', async () => {
  const { quizId } = await saveNew(await makeGuest(), makeDraft('know-me'));
  const { tries, inAdvance } = GUEST_ANSWERS_OF_ONE;
  const counted = tries + (inAdvance?.free ?? 0);
  const left = 2;
  await patch(paths.quiz(quizId), { scores: { '2/2': GUEST_ANSWERS_MAX - counted - left } });
  const play = async (from: string) => (await post('responses', answersTo(quizId), from)).status;
  const phone = someAddress();
  for (let answer = 0; answer < counted + 10; answer += 1) expect(await play(phone)).toBe(200);
  for (let friend = 0; friend < left; friend += 1) expect(await play(someAddress())).toBe(200);
  // the hundred are full, of many networks
  expect([await play(someAddress()), await play(phone)]).toEqual([403, 403]);
});
