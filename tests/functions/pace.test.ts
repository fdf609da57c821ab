import { closedPaths } from '@domain/closed-paths.ts';
import { DIRECT_WRITES_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { liftEnded } from '../../functions/src/services/suspensions.ts';
import { stored } from './support/backend.ts';
import { writeAs } from './support/browser-write.ts';
import { patch } from './support/documents.ts';
import { makePublished } from './support/people.ts';
import { until } from './support/until.ts';

it('somebody who toggles a quiz endlessly is paused for an hour, which manual use never reaches', async () => {
  const { creator, quizId } = await makePublished();
  const toggle = (isClosed: boolean) => writeAs(creator, { path: paths.quiz(quizId), fields: { isClosed } });
  const pause = () => stored(closedPaths.pause(creator.uid));
  for (let n = 0; n < 10; n += 1) await toggle(n % 2 === 0);
  expect(await pause()).toBeUndefined();
  for (let n = 10; n <= DIRECT_WRITES_LIMIT.tries; n += 1) await toggle(n % 2 === 0);
  await until(pause, (found) => found !== undefined);
  await expect(toggle(false)).rejects.toThrow('403');
  await patch(closedPaths.pause(creator.uid), { expiresAt: Timestamp.fromMillis(Date.now() - 1) });
  await liftEnded();
  await toggle(false);
});
