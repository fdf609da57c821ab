import type { OutputOf } from '@domain/api.ts';
import * as circle from '@domain/circle/changes.ts';
import type { CircleGuessInput, CircleMemberInput } from '@domain/circle/circle-input.ts';
import { changeCircle } from '../db/circles.ts';
import { shownName } from '../services/circles.ts';
import type { Context } from '../services/context.ts';
import { digestOfKey } from '../services/delete-keys.ts';

/** Adds somebody to a circle, once per id. Throws `not-found`, `gone`, `circle-closed`, `circle-full`, `conflict`, `invalid-input`. */
export async function joinCircle(
  { id, circleId, name, answers, key }: CircleMemberInput,
  { now }: Context,
): Promise<OutputOf<'circle-members'>> {
  const member = { id, name: shownName(name), answers, keyDigest: digestOfKey(key) };
  await changeCircle(circleId, now, (state) => ({ state: circle.join(state, member, now) }));
  return { id };
}

/**
 * Counts what somebody guesses of another member, once for both. The receipt is the count itself: a repeated guess is
 * answered with it. Throws `not-found`, `gone`, `invalid-input`.
 */
export async function guessInCircle(
  { id, circleId, memberId, key, aboutId, answers }: CircleGuessInput,
  { now }: Context,
): Promise<OutputOf<'circle-guesses'>> {
  const given = { memberId, aboutId, answers, keyDigest: digestOfKey(key) };
  const { verdict } = await changeCircle(circleId, now, (state) => circle.guess(state, given, now));
  return { id, verdict };
}
