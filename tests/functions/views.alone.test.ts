import { randomUUID } from 'node:crypto';
import { VIEW_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { expect, it } from 'vitest';
import { countVisit } from '../../functions/src/handlers/count-visit.ts';
import { storeDayCounts } from '../../functions/src/services/service-days.ts';
import { stored } from './support/backend.ts';
import { keepDayCounts } from './support/day-counts.ts';
import { makeCreator } from './support/people.ts';
import { contextOf } from './support/second-instance.ts';

it('one network cannot make up a crowd, and keeps nobody else from being counted', async () => {
  const { uid, profile } = await makeCreator();
  await keepDayCounts();
  const visit = (network: string) =>
    countVisit(
      { entry: 'link', since: 0, steps: { [`take-quiz/${profile.username}`]: 1 } },
      { ...contextOf(randomUUID()), site: network },
    );
  for (let n = 0; n < 2 * VIEW_LIMIT.ofOne.tries; n++) await visit('one');
  await visit('another');
  await storeDayCounts(Date.now() + 200_000);
  expect((await stored(paths.account(uid)))?.['views']).toMatchObject({ count: VIEW_LIMIT.ofOne.tries + 1 });
});
