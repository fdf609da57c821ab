import { randomUUID } from 'node:crypto';
import { ENTRIES, funnelOf, LOOP_STEPS, type LoopStep, loopFactor, medianSeconds } from '@domain/loop/loop.ts';
import { visitInput } from '@domain/loop/visit.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import { parse } from '@domain/schema.ts';
import { serviceDay } from '@domain/service-day.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countVisit } from '../../functions/src/handlers/count-visit.ts';
import { countServiceDays, storeDayCounts } from '../../functions/src/services/service-days.ts';
import { countForDay, takeDayCounts } from '../../functions/src/support/day-counts.ts';
import { stored, writeAll } from './support/backend.ts';
import { goOnJourneys } from './support/journeys.ts';

// days that nobody else in these tests writes to
const NOON = Date.parse('2031-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (ms: number) => Timestamp.fromMillis(ms);

it('counts what came on a day and on the one before, and keeps what instances counted', async () => {
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

it('counts ten thousand visits as they were, and their times to within a hundredth', async () => {
  const now = NOON + 24 * HOUR_MS;
  takeDayCounts();
  const { beacons, funnel, medians } = goOnJourneys(10_000, 36);
  for (const beacon of beacons) await countVisit(parse(visitInput, JSON.parse(await beacon.text())), { now });
  await storeDayCounts(now + 61_000);
  const day = z.parse(serviceDay, await stored(closedPaths.serviceDay('2031-03-06')));
  for (const entry of ENTRIES) expect(funnelOf([day], [entry])).toEqual(funnel[entry]);
  for (const step of LOOP_STEPS.slice(1)) {
    const off = (medianSeconds([day], step) ?? 0) / medians[step] - 1;
    expect(Math.abs(off), step).toBeLessThan(0.01);
  }
  if (process.env['PRINT_LOOP']) {
    const counted = funnelOf([day]);
    const seeded = (step: LoopStep) => ENTRIES.reduce((sum, entry) => sum + funnel[entry][step], 0);
    process.stdout.write(
      LOOP_STEPS.map(
        (step) =>
          `${step.padEnd(10)} ${seeded(step)} seeded, ${counted[step]} counted; ${medians[step]} s, ${medianSeconds([day], step)} s\n`,
      ).join('') + `K ${loopFactor(counted)}; ${beacons.length} beacons\n`,
    );
  }
});
