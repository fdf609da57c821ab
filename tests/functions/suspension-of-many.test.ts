import { closedPaths } from '@domain/closed-paths.ts';
import { CIRCLES_MAX, RATE_LIMITS } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { chargeTries } from '../../functions/src/db/rate-limits.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { counterOf } from '../../functions/src/services/rate-limits.ts';
import { db, signingKey, stored } from './support/backend.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { call, called } from './support/requests.ts';
import { until } from './support/until.ts';

const of = (collection: string, uid: string) => db().collection(collection).where('ownerId', '==', uid);
/** Bare ones, as somebody has who made them before there was a limit. */
async function makeCircles(ownerId: string, count: number): Promise<void> {
  const batch = db().batch();
  for (let at = 0; at < count; at++) batch.create(db().collection(paths.circles).doc(), { ownerId });
  await batch.commit();
}
const make = async (token: string, input = makeCircleInput()) =>
  (await call('makeCircle', input, token)).body.error?.details?.code;

it('a suspension that got no further than itself hides more than a page, and its end shows it again', async () => {
  const creator = await makeCreator();
  const { uid } = creator;
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  await makeCircles(uid, 650);
  const marked = async () => {
    const { docs } = await of(paths.circles, uid).get();
    const all = [
      ...docs,
      await db().doc(paths.quiz(quizId)).get(),
      await db().doc(paths.username(creator.profile.username)).get(),
    ];
    return all.filter((found) => found.get('isSuspended') === true).length;
  };
  await db().doc(closedPaths.suspension(uid)).set({ marks: [] });
  await until(marked, (count) => count === 652);
  await db().doc(closedPaths.suspension(uid)).delete();
  await until(marked, (count) => count === 0);
});

it('an account has a limit of circles at a time and of new ones in an hour, and a repeated request is none', async () => {
  const [many, quick] = [await makeCreator(), await makeCreator()];
  const last = makeCircleInput();
  await called('makeCircle', last, many.token);
  await makeCircles(many.uid, CIRCLES_MAX - 1);
  expect(await make(many.token)).toBe('limit-reached');
  expect(await make(many.token, last)).toBeUndefined();
  const counter = counterOf(RATE_LIMITS.circles.sender, createKeys(signingKey()), 'circle', quick.uid);
  await chargeTries([[{ ...counter, amount: RATE_LIMITS.circles.sender.tries - 1 }]], Date.now());
  expect(await make(quick.token)).toBeUndefined();
  const refused = makeCircleInput();
  expect(await make(quick.token, refused)).toBe('rate-limited');
  expect(await stored(paths.circle(refused.id))).toBeUndefined();
});
