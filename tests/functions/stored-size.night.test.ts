import { readFileSync } from 'node:fs';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { expect, it } from 'vitest';
import { tableIn } from '../../scripts/lib/measured-costs.ts';
import { db } from './support/backend.ts';
import { message, response, withQuiz } from './support/costs/made.ts';
import { makeCreator } from './support/people.ts';
import { posted } from './support/requests.ts';
import { sizeOf } from './support/stored-size.ts';

const PLAY_MAX_BYTES = 6000;
/** One whose place is known: the longest tracking data. */
const ADDRESS = '89.160.20.112';
const at = (...all: string[]) => all.map((path) => db().doc(path));

/** As people write them. */
const OPTIONS = ['A long walk by the sea', 'Breakfast in bed', 'Dancing until morning', 'A book and a blanket'];
const ids = Array.from({ length: 10 }, (_, index) => `q${index + 1}`);
const questions = ids.map((id) => ({
  id,
  question: `What would make the best day of all for me, number ${id}?`,
  options: OPTIONS,
  correctAnswer: 0,
}));

it('plays and messages take the space documented in docs/costs.md, and a play 6 kB at most', async () => {
  const [{ quizId }, { uid }] = await Promise.all([withQuiz({ hasBoard: true, questions }), makeCreator()]);
  const answers = ids.map((questionId) => ({ questionId, given: OPTIONS[1] }));
  const [play, sent] = await Promise.all([
    posted('responses', response(quizId, { answers, wasToldOfBoard: true }), ADDRESS),
    posted('messages', message(uid), ADDRESS),
  ]);
  const trackedAs = (await db().doc(paths.response(play.id)).get()).get('trackedAs');
  const tracking = paths.responseTracking(trackingKeyOf({ id: play.id, trackedAs }));
  const sizes = {
    'response with a scoreboard': await sizeOf(...at(paths.response(play.id))),
    'its tracking data': await sizeOf(...at(tracking)),
    message: await sizeOf(...at(paths.message(sent.id))),
    'its own tracking data': await sizeOf(...at(paths.messageTracking(sent.id))),
  };
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const counted = Object.entries(sizes).map(([what, { document, entries, all }]) => [
    what,
    kB(document),
    String(entries),
    kB(all),
  ]);
  expect(tableIn(readFileSync('docs/costs.md', 'utf8'), 'stored')).toEqual(counted);
  expect(sizes['response with a scoreboard'].all + sizes['its tracking data'].all).toBeLessThan(PLAY_MAX_BYTES);
});
