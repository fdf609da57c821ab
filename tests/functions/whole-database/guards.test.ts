import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { expect, it } from 'vitest';
import fc from '../../fast-check.ts';
import { FUNCTIONS, stored } from '../support/backend.ts';
import { titlesOf } from '../support/copies.ts';
import { type Choose, DEEDS, type Deed, SWITCH } from '../support/guarded-deeds.ts';
import {
  isShown,
  isThere,
  makeWorld,
  play,
  type Quiz,
  readCircle,
  type Somebody,
  tell,
  type World,
} from '../support/guarded-world.ts';
import { ask } from '../support/links.ts';
import { fetchOverRest, post, someAddress } from '../support/requests.ts';
import { until } from '../support/until.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? (process.env['GATE'] ? 5 : 30));
const DEEDS_OF_ROUND = 32;
const OFTEN: readonly Deed[] = [
  ...(['tell', 'copy', 'copy', 'edit', 'remove', 'remove', 'suspend', 'lift'] as const),
  ...(['block', 'block', 'unblock', 'hideWord', 'takeOver'] as const),
];

const step = fc.tuple(
  fc.constantFrom(...(Object.keys(DEEDS) as Deed[]), ...OFTEN),
  fc.array(fc.nat({ max: 1000 }), { minLength: 3, maxLength: 3 }),
);
const picksBy = (numbers: readonly number[]): Choose => {
  const left = [...numbers];
  return (all) => all[(left.pop() ?? 0) % all.length];
};

const card = async (path: string) =>
  (await fetch(`${FUNCTIONS}/embed/embed${path}`, { headers: { 'x-forwarded-for': someAddress() } })).text();

/** Everything that somebody gets to read of a quiz by its address, as texts. */
async function readingsOf({ quizId, owner, answers }: Quiz, { token }: Somebody) {
  const path = `/${owner.username}/${quizId}`;
  const results = answers.flatMap((id) => [
    fetchOverRest(paths.response(id)),
    fetchOverRest(paths.response(id), token),
    post('open-result', { id, pass: 'none' }),
  ]);
  const all = await Promise.all([
    fetchOverRest(paths.quiz(quizId)),
    fetchOverRest(paths.quiz(quizId), token),
    post('unlock-quiz', { quizId, password: 'none' }),
    ask(path),
    card(path),
    ...results,
  ]);
  return all.map((reply) => JSON.stringify(reply).toLowerCase());
}

async function expectNobodyReadsWhatWasRemoved({ people, quizzes, circles }: World): Promise<void> {
  for (const circle of circles) await readCircle(circle);
  for (const quiz of quizzes) {
    const stranger = people.find((one) => one !== quiz.owner && isThere(one)) as Somebody;
    const [own, theirs, opened, page, framed, ...results] = await readingsOf(quiz, stranger);
    const { mark, asked, draft } = quiz;
    const said = [mark, asked.word, ...draft.questions.map(({ question }) => question.toLowerCase())];
    const readable = [own, theirs, opened, page].filter((text) => text?.includes(mark));
    expect(readable.length, `of ${quiz.quizId}`).toBe(isShown(quiz) ? 4 : 0);
    if (isShown(quiz)) continue;
    for (const text of [own, theirs, opened, page, framed, ...results])
      expect(said.filter((words) => text?.includes(words))).toEqual([]);
  }
  // lists follow within a moment
  for (const person of people.filter(isThere)) {
    const titles = quizzes.filter((quiz) => quiz.owner === person && isShown(quiz)).map(({ mark }) => mark);
    const isListed = person.pass === null && !person.isSuspended;
    await until(
      async () => titlesOf(await stored(paths.listing(person.uid))),
      (found) => expect(found.toSorted()).toEqual(isListed ? titles.toSorted() : []),
    );
  }
}

/** From everywhere, and from where nobody has been: each answer is foretold, and what is stopped isn't there. */
async function expectOnlyBlockedAreStopped(world: World): Promise<void> {
  for (const network of [...world.networks, someAddress()]) {
    for (const person of world.people.filter(isThere)) await tell(world, person, network);
    for (const quiz of world.quizzes) await play(world, quiz, network);
  }
  for (const person of world.people.filter(isThere)) await tell(world, person, someAddress(), true);
  const found = await Promise.all(world.stopped.map(async (path) => [path, await stored(path)] as const));
  expect(found.filter(([, document]) => document !== undefined)).toEqual([]);
}

const switchesNow = () => Promise.all([paths.switches, closedPaths.switchedOff(SWITCH)].map(stored));

it('nobody reads what was removed or gets past a block, nobody innocent is refused, and switches are operators’, whatever people do', {
  timeout: (2 + ROUNDS) * 60_000,
}, async () => {
  const switches = await switchesNow();
  const round = fc.asyncProperty(
    fc.array(step, { minLength: DEEDS_OF_ROUND, maxLength: DEEDS_OF_ROUND }),
    async (steps) => {
      const world = await makeWorld();
      for (const [deed, numbers] of steps) await DEEDS[deed](world, picksBy(numbers));
      await expectNobodyReadsWhatWasRemoved(world);
      await expectOnlyBlockedAreStopped(world);
      // no operator has thrown any
      expect(await switchesNow()).toEqual(switches);
    },
  );
  // another try would find other people
  await fc.assert(round, { numRuns: ROUNDS, endOnFailure: true });
});
