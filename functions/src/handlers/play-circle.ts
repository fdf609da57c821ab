import type { OutputOf } from '@domain/api.ts';
import { type CircleState, countJoin, guess, join } from '@domain/circle/changes.ts';
import type { CircleGuessInput, CircleMemberInput } from '@domain/circle/circle-input.ts';
import { newsDueAt } from '@domain/circle/circle-news.ts';
import { changeCircle } from '../db/circles.ts';
import type { Context, SenderContext } from '../services/context.ts';
import { digestOfKey } from '../services/digests.ts';
import { shownName } from '../services/names.ts';
import { countStep } from '../services/service-days.ts';
import { schedulePush } from '../services/tasks/schedule.ts';

/** Notifies the members who want it of news, if there are any. */
async function tellNews(circleId: string, state: CircleState, now: number): Promise<void> {
  const due = newsDueAt(state, now);
  if (due !== null) await schedulePush('circle', circleId, due);
}

/** Adds somebody to a circle, once per id. Throws `not-found`, `gone`, `circle-closed`, `circle-full`, `conflict`, `invalid-input`. */
export async function joinCircle(
  { id, circleId, name, answers, key, entry }: CircleMemberInput,
  { now, keys, site }: SenderContext,
): Promise<OutputOf<'circle-members'>> {
  const member = { id, name: shownName(name), answers, keyDigest: digestOfKey(key) };
  const network = keys.sign('rate-limit', 'circle-joins', circleId, site).subarray(0, 12).toString('base64url');
  const { state, isNew } = await changeCircle(circleId, now, (before) => {
    const joined = join(before, member, now);
    return joined === before ? { state: before, isNew: false } : { state: countJoin(joined, network), isNew: true };
  });
  if (isNew) countStep(entry, 'finished');
  await tellNews(circleId, state, now);
  return { id };
}

/** Counts a guess, once for both: a repeated one is answered by it. Throws `not-found`, `gone`, `invalid-input`. */
export async function guessInCircle(
  { id, circleId, memberId, key, aboutId, answers }: CircleGuessInput,
  { now }: Context,
): Promise<OutputOf<'circle-guesses'>> {
  const given = { memberId, aboutId, answers, keyDigest: digestOfKey(key) };
  const { state, verdict } = await changeCircle(circleId, now, (before) => guess(before, given, now));
  await tellNews(circleId, state, now);
  return { id, verdict };
}
