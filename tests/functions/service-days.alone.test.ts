import { randomUUID } from 'node:crypto';
import { callables } from '@domain/api.ts';
import { circleInput, circleMemberInput } from '@domain/circle/circle-input.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { ENTRIES, funnelOf, LOOP_STEPS, type LoopStep, loopFactor, medianSeconds } from '@domain/loop/loop.ts';
import { visitInput } from '@domain/loop/visit.ts';
import { paths } from '@domain/paths.ts';
import { parse } from '@domain/schema.ts';
import { serviceDay } from '@domain/service-day.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countVisit } from '../../functions/src/handlers/count-visit.ts';
import { takeOverGuest } from '../../functions/src/handlers/ensure-guest.ts';
import { makeCircle } from '../../functions/src/handlers/make-circle.ts';
import { joinCircle } from '../../functions/src/handlers/play-circle.ts';
import { saveQuiz } from '../../functions/src/handlers/save-quiz.ts';
import { countServiceDays, storeDayCounts } from '../../functions/src/services/service-days.ts';
import { countForDay, drainDayCounts } from '../../functions/src/support/day-counts.ts';
import { stored, writeAll } from './support/backend.ts';
import { keepDayCounts } from './support/day-counts.ts';
import { savedAs } from './support/inputs.ts';
import { makeCreator, makeGuest } from './support/people.ts';
import { contextOf } from './support/second-instance.ts';
import { recordTasks } from './support/task-recorder.ts';
import { goOnVisits, type Visit } from './support/visits.ts';

// days that nobody else in these tests writes to
const NOON = Date.parse('2031-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;
// this process is an instance with a queue of its own
const queue = await recordTasks();
process.env['CLOUD_TASKS_EMULATOR_HOST'] = queue.host;
afterAll(() => queue.close());

const at = (ms: number) => Timestamp.fromMillis(ms);

it('counts a stored step once however often it arrives, and nothing for those who opted out', async () => {
  const [creator, guest] = await Promise.all([makeCreator(), makeGuest()]);
  await keepDayCounts();
  const context = contextOf(randomUUID());
  const caller = { ...context, uid: creator.uid, signedInAt: 0, isAnonymous: false, network: () => context };
  const draft = savedAs(makeDraft('know-me'));
  const circle = makeCircleInput({ entry: 'circle' });
  const member = makeMemberInput(circle.id, { entry: 'circle' });
  for (let twice = 0; twice < 2; twice++) {
    await saveQuiz(parse(callables.saveQuiz.input, draft), { ...caller, entry: 'qr' });
    await takeOverGuest({ pass: guest.pass }, { ...caller, entry: 'card' });
    await makeCircle(parse(circleInput, circle), context);
    await joinCircle(parse(circleMemberInput, member), context);
  }
  await makeCircle(parse(circleInput, makeCircleInput()), context);
  expect(drainDayCounts()).toEqual(
    new Map([
      ['loop.qr.published', 1],
      ['loop.card.kept', 1],
      ['loop.circle.published', 1],
      ['loop.circle.finished', 1],
    ]),
  );
});

it('counts what happened on a day and the one before, and keeps the counts of instances', async () => {
  const response = makeResponse('know-me');
  const play = (ms: number) => ({ [paths.response(randomUUID())]: { ...response, createdAt: at(ms) } });
  const message = { [paths.message(randomUUID())]: { ...makeMessage(), createdAt: at(NOON) } };
  const profile = { [paths.profile(randomUUID())]: { name: 'Somebody', createdAt: at(NOON) } };
  await writeAll({ ...play(NOON), ...play(NOON - HOUR_MS), ...play(NOON - 13 * HOUR_MS), ...message, ...profile });
  drainDayCounts(); // of tests in the same process
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

it('counts visits as they were, and their times to within a hundredth', { tags: 'night' }, async () => {
  const now = NOON + 24 * HOUR_MS;
  drainDayCounts();
  const ways: Visit[] = [
    { entry: 'card', took: { started: 4000, finished: 48_000, shared: 9000 } },
    { entry: 'card', took: { started: 6500 } },
    { entry: 'circle', took: { started: 2000, finished: 48_000, begun: 15_000, published: 95_000, kept: 240_000 } },
    { entry: 'story', took: { started: 3300, finished: 48_000 } },
    { entry: 'link', took: { started: 3000 }, isCounted: false },
    { entry: 'qr', took: {} },
  ];
  // some in half the time, some in half as much again
  const visits = Array.from({ length: 301 }, (_, n) => {
    const slower = ([step, ms]: [string, number]) => [step, ms * (0.5 + n / 300)];
    return ways.map((way): Visit => ({ ...way, took: Object.fromEntries(Object.entries(way.took).map(slower)) }));
  }).flat();
  for (const beacon of await goOnVisits(visits))
    await countVisit(parse(visitInput, JSON.parse(await beacon.text())), { ...contextOf(''), now });
  await storeDayCounts(now + 61_000);
  const day = z.parse(serviceDay, await stored(closedPaths.serviceDay('2031-03-06')));
  const counted = visits.filter(({ isCounted }) => isCounted !== false);
  for (const entry of ENTRIES) {
    const mine = counted.filter((visit) => visit.entry === entry);
    const reached = (step: LoopStep) => mine.filter(({ took }) => step === 'opened' || step in took).length;
    expect(funnelOf([day], [entry])).toEqual(Object.fromEntries(LOOP_STEPS.map((step) => [step, reached(step)])));
  }
  expect(loopFactor(funnelOf([day]))).toBeCloseTo(1 / 3);
  for (const step of LOOP_STEPS.slice(1)) {
    const times = counted.flatMap(({ took }) => took[step] ?? []).sort((one, other) => one - other);
    const median = (times[times.length >> 1] ?? Number.NaN) / 1000;
    expect(Math.abs((medianSeconds([day], step) ?? 0) / median - 1), step).toBeLessThan(0.01);
  }
});

it('adds openings to the accounts of those who were looked at, and estimates the time before', async () => {
  const now = NOON + 48 * HOUR_MS;
  const {
    uid,
    profile: { username },
  } = await makeCreator();
  await writeAll({ [paths.response(randomUUID())]: { ...makeResponse('know-me'), ownerId: uid, createdAt: at(NOON) } });
  const pages = [
    `public-profile/${username.toUpperCase()}`,
    `take-quiz/${username}`,
    'circle/circle',
    `mine/${username}`,
  ];
  const visit = { entry: 'link', since: 0, steps: Object.fromEntries(pages.map((one) => [one, 9])) };
  const context = { ...contextOf(''), now };
  await countVisit(parse(visitInput, visit), context);
  await countVisit(parse(visitInput, visit), context);
  expect((await stored(paths.account(uid)))?.['views']).toEqual({ count: 1, since: now, playsBefore: 1 });
  await storeDayCounts(now + 61_000);
  expect((await stored(paths.account(uid)))?.['views']).toEqual({ count: 2, since: now, playsBefore: 1 });
});
