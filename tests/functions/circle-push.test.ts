import { randomUUID } from 'node:crypto';
import { choosePush, guess, join, newCircle } from '@domain/circle/changes.ts';
import { circleSecrets } from '@domain/circle/stored-circle.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { PUSH_RETRY_S, PUSH_WINDOW_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { parse } from '@domain/schema.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { beforeEach, expect, it } from 'vitest';
import { changeCircle, createCircle } from '../../functions/src/db/circles.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { pushCircle } from '../../functions/src/services/push/push-circle.ts';
import { db, signingKey, stored, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { pushToStandIn } from './support/push.ts';
import { posted } from './support/requests.ts';
import { until } from './support/until.ts';

// the sender itself, beside a stand-in for the push services; the running functions hear of nothing but in the last test
const START = Date.parse('2026-11-23T12:00:00Z');
const WINDOW_MS = PUSH_WINDOW_S.circle * 1000;
const ANSWERS = [0, 1, 2];
const keys = createKeys(signingKey());
const service = pushToStandIn();

let circleId: string;
beforeEach(async () => {
  circleId = randomUUID();
  const questions = ANSWERS.map((at) => ({ id: `k0${at}`, question: `${at}?`, options: ['a', 'b', 'c', 'd'] }));
  await createCircle(
    newCircle({ id: circleId, name: 'The usual four', ownerId: null, questions }, { keyDigest: 'maker' }, START),
  );
});

const enter = (id: string) =>
  changeCircle(circleId, START, (state) => ({
    state: join(state, { id, name: 'Sam', answers: ANSWERS, keyDigest: id }, START),
  }));
const choose = (id: string, language = 'en', device = id) => {
  const chosen = JSON.stringify({ subscription: service().subscription(device), language });
  const sealed = keys.encrypt('circle-push', id, chosen).toString('base64');
  return changeCircle(circleId, START, (state) => ({ state: choosePush(state, id, id, sealed) }));
};
async function guesses(memberId: string, ...about: string[]) {
  for (const aboutId of about)
    await changeCircle(circleId, START, (state) =>
      guess(state, { memberId, keyDigest: memberId, aboutId, answers: ANSWERS }, START),
    );
}
const tell = (now = START) => pushCircle(circleId, { keys, now });
const bodies = () => service().received.map(({ payload }) => JSON.parse(payload).notification.body);
const memberOf = async (circle: string, id: string) =>
  parse(circleSecrets, await stored(closedPaths.circleSecrets(circle))).members[id];

it('each member is notified once of the most important news, once per window, without a name', async () => {
  await enter('maya');
  await choose('maya');
  await enter('robin');
  expect(await Promise.all([tell(), tell(), tell()])).toEqual([null, null, null]);
  expect(service().received.map(({ payload }) => JSON.parse(payload).notification)).toEqual([
    {
      title: 'News from your circle',
      body: 'Somebody joined. How well do you know them?',
      navigate: `https://whoknows.example/circle/${circleId}`,
      lang: 'en',
      dir: 'auto',
      tag: `circle-${circleId}`,
    },
  ]);
  // who chooses again doesn't hear sooner
  await choose('maya');
  await choose('robin', 'fr');
  await enter('sam');
  await enter('lou');
  await guesses('sam', 'maya', 'robin');
  await guesses('robin', 'maya');
  expect(await tell(START + 1)).toBe(START + WINDOW_MS);
  expect(await tell(START + WINDOW_MS)).toBeNull();
  expect(bodies().slice(1)).toEqual([
    'Quelqu’un a deviné tes réponses. Regarde le score.',
    '2 people guessed you. See how well.',
  ]);
  await guesses('robin', 'sam', 'lou');
  await guesses('maya', 'robin', 'sam', 'lou');
  await guesses('lou', 'maya', 'robin', 'sam');
  await choose('sam');
  await guesses('sam', 'lou');
  await tell(START + 2 * WINDOW_MS);
  expect(bodies().slice(3).sort()).toEqual([
    'La grille est complète. Regarde qui connaît qui.',
    'The grid is complete. See who knows whom.',
  ]);
});

it('an unreachable member is notified later, with what is new by then; a member who left is forgotten', async () => {
  await enter('maya');
  await choose('maya');
  await enter('robin');
  service().answer((response) => response.writeHead(503).end());
  const again = START + PUSH_RETRY_S * 1000;
  expect(await tell()).toBe(again);
  await enter('sam');
  service().answer();
  expect(await tell(START + 1)).toBe(again);
  expect(await tell(again)).toBeNull();
  expect(bodies()).toEqual([
    'Somebody joined. How well do you know them?',
    '2 people joined. How well do you know them?',
  ]);
  await enter('lou');
  service().answer((response) => response.writeHead(410).end());
  expect(await tell(again + WINDOW_MS)).toBeNull();
  expect(await memberOf(circleId, 'maya')).toEqual({
    keyDigest: 'maya',
    answers: ANSWERS,
    pushedAt: again + WINDOW_MS,
  });
});

it('there is no notification for members without news turned on, and none about a hidden or ended circle', async () => {
  await enter('maya');
  await enter('robin');
  await enter('sam');
  await choose('maya');
  const secrets = db().doc(closedPaths.circleSecrets(circleId));
  const { updateTime } = await secrets.get();
  await guesses('maya', 'robin');
  expect((await secrets.get()).updateTime).toEqual(updateTime);
  expect(await tell()).toBeNull();
  await guesses('robin', 'maya');
  await patch(paths.circle(circleId), { isRemoved: true });
  expect(await tell()).toBeNull();
  await writeAll({ [paths.circle(circleId)]: { endedAt: new Date(START) } });
  expect(await tell()).toBeNull();
  expect(service().received).toEqual([]);
});

it('the deployed functions store a device encrypted, and notify it as soon as somebody guesses', async () => {
  const circle = makeCircleInput();
  await posted('circles', circle);
  const [maya, robin] = [makeMemberInput(circle.id), makeMemberInput(circle.id)];
  for (const member of [maya, robin]) await posted('circle-members', member);
  // of a known service, at a host that nobody has: there is no answer
  const endpoint = 'https://nobody-has-this.notify.windows.com/w/1';
  const device = { subscription: { endpoint, keys: makeDeviceInput().subscription.keys }, language: 'en' };
  const change = { do: 'push', memberId: maya.id, device };
  await posted('circle-changes', { circleId: circle.id, key: maya.key, change });
  const sealed = (await memberOf(circle.id, maya.id))?.device ?? '';
  expect(JSON.parse(keys.decrypt('circle-push', maya.id, Buffer.from(sealed, 'base64')))).toEqual(device);
  await posted('circle-guesses', makeGuessInput(robin, maya.id));
  // claimed, and put back as there is no answer
  await until(
    () => memberOf(circle.id, maya.id),
    (member) => member?.pushedAt !== undefined && member.news?.guessed === 1,
  );
});
