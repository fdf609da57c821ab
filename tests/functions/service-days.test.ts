import { randomUUID } from 'node:crypto';
import { closedPaths, paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { countServiceDays, storeDayCounts } from '../../functions/src/services/service-days.ts';
import { countForDay, takeDayCounts } from '../../functions/src/support/day-counts.ts';
import { stored, writeAll } from './support/backend.ts';

// days that nobody else in these tests writes to
const NOON = Date.parse('2031-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (ms: number) => Timestamp.fromMillis(ms);

it('counts what happened on a day and the one before, and keeps the counts of instances', async () => {
  const response = makeResponse('know-me');
  const play = (ms: number) => ({ [paths.response(randomUUID())]: { ...response, createdAt: at(ms) } });
  const message = { [paths.message(randomUUID())]: { ...makeMessage(), createdAt: at(NOON) } };
  const profile = { [paths.profile(randomUUID())]: { name: 'Somebody', createdAt: at(NOON) } };
  await writeAll({ ...play(NOON), ...play(NOON - HOUR_MS), ...play(NOON - 13 * HOUR_MS), ...message, ...profile });
  takeDayCounts(); // of tests in the same process
  countForDay('errors');
  countForDay('limitsHit', 2);
  await storeDayCounts(NOON);
  // within the same minute they wait
  countForDay('errors');
  await storeDayCounts(NOON + 30_000);
  await countServiceDays(NOON);
  expect(await stored(closedPaths.serviceDay('2031-03-05'))).toMatchObject({
    day: '2031-03-05',
    plays: 2,
    messages: 1,
    signUps: 1,
    errors: 1,
    limitsHit: 2,
    expiresAt: expect.any(Timestamp),
  });
  expect(await stored(closedPaths.serviceDay('2031-03-04'))).toMatchObject({ plays: 1, messages: 0 });
  await storeDayCounts(NOON + 61_000);
  await countServiceDays(NOON);
  expect(await stored(closedPaths.serviceDay('2031-03-05'))).toMatchObject({ plays: 2, errors: 2, limitsHit: 2 });
});
