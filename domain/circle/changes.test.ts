import { expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { isErrorCode } from '../errors.ts';
import { CIRCLE_JOINS_MAX, CIRCLE_MEMBERS_MAX } from '../limits.ts';
import { type CircleState, close, guess, join, leave, newCircle, rename } from './changes.ts';
import { gridOf, isComplete, titlesOf, toGuess } from './grid.ts';

const QUESTIONS = Array.from({ length: 5 }, (_, at) => ({
  id: `k0${at}`,
  question: `Question ${at}?`,
  options: ['a', 'b', 'c', 'd'],
}));
const empty = () =>
  newCircle({ id: 'circle', name: 'Us', ownerId: null, questions: QUESTIONS }, { keyDigest: 'maker' }, 0);

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};
const all = (answer: number) => QUESTIONS.map(() => answer);
const withPeople = (count: number): CircleState =>
  Array.from({ length: count }, (_, at) => at).reduce(
    (state, at) => join(state, { id: `p${at}`, name: `P${at}`, answers: all(at % 4), keyDigest: `key-p${at}` }, at),
    empty(),
  );
const guessing = (state: CircleState, by: string, about: string, answers: number[], key = `key-${by}`) =>
  guess(state, { memberId: by, keyDigest: key, aboutId: about, answers }, 100);

/** What somebody does, of sixteen people with their keys or another's; `isLost`: the write fails, and nobody knows. */
const person = fc.nat(15).map((at) => `p${at}`);
const answers = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });
const key = fc.oneof({ weight: 9, arbitrary: fc.constant('own') }, { weight: 1, arbitrary: fc.constant('other') });
const deed = fc.record({
  do: fc.oneof(
    { weight: 4, arbitrary: fc.constant('join' as const) },
    { weight: 12, arbitrary: fc.constant('guess' as const) },
    { weight: 1, arbitrary: fc.constantFrom('leave' as const, 'remove' as const) },
    { weight: 1, arbitrary: fc.constantFrom('rename' as const, 'close' as const) },
  ),
  by: person,
  about: person,
  /** People come back under another id. */
  life: fc.nat(5),
  answers,
  key,
  isLost: fc.nat(9).map((one) => one === 0),
  isRepeated: fc.nat(4).map((one) => one === 0),
});
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** The expected state, derived from the log of changes alone: the members, their answers, and the first guesses. */
interface Ledger {
  people: Map<string, { name: string; answers: number[] }>;
  gone: Set<string>;
  guesses: Map<string, number[]>;
  isClosed: boolean;
}

function note(ledger: Ledger, { do: what, ...of }: Deed): void {
  const [by, about] = [`${of.by}-${of.life}`, `${of.about}-${of.life}`];
  const isOwn = of.key === 'own';
  if (what === 'close' && isOwn) ledger.isClosed = !ledger.isClosed;
  if (what === 'join' && !ledger.gone.has(by) && !ledger.people.has(by)) {
    const isFull =
      ledger.people.size >= CIRCLE_MEMBERS_MAX || ledger.people.size + ledger.gone.size >= CIRCLE_JOINS_MAX;
    if (!isFull && !ledger.isClosed) ledger.people.set(by, { name: by, answers: of.answers });
  }
  const knows = isOwn && ledger.people.has(by);
  if (what === 'rename' && knows) ledger.people.set(by, { answers: [], ...ledger.people.get(by), name: `New ${by}` });
  if ((what === 'leave' && knows) || (what === 'remove' && isOwn && ledger.people.has(by))) {
    ledger.people.delete(by);
    ledger.gone.add(by);
  }
  const isGuess = what === 'guess' && knows && by !== about && ledger.people.has(about);
  if (isGuess && !ledger.guesses.has(`${by} ${about}`)) ledger.guesses.set(`${by} ${about}`, of.answers);
}

interface Row {
  id: string;
  name: string | undefined;
  answers: readonly number[] | undefined;
  cells: (number | null)[];
}
const seen = ({ circle, secrets }: CircleState): Row[] =>
  gridOf(circle).map(({ id, cells }) => ({
    id,
    name: circle.members[id]?.name,
    answers: secrets.members[id]?.answers,
    cells,
  }));

/** Returns the grid of a ledger, computed from scratch. */
const gridFrom = ({ people, guesses }: Ledger): Row[] =>
  [...people].map(([id, { name, answers: own }]) => ({
    id,
    name,
    answers: own,
    cells: [...people].map(([about, member]) => {
      const given = guesses.get(`${id} ${about}`);
      return given ? given.filter((answer, at) => answer === member.answers[at]).length * 20 : null;
    }),
  }));

function apply(state: CircleState, { do: what, ...of }: Deed, ledger: Ledger, now: number): CircleState {
  const [by, about] = [`${of.by}-${of.life}`, `${of.about}-${of.life}`];
  const isOwn = of.key === 'own';
  const keyDigest = isOwn ? `key-${by}` : 'key-wrong';
  const maker = isOwn ? 'maker' : 'key-wrong';
  // whoever joins has the key that they made
  if (what === 'join') return join(state, { id: by, name: by, answers: of.answers, keyDigest: `key-${by}` }, now);
  if (what === 'guess')
    return guess(state, { memberId: by, keyDigest, aboutId: about, answers: of.answers }, now).state;
  if (what === 'leave') return leave(state, by, keyDigest, now);
  if (what === 'remove') return leave(state, by, maker, now);
  if (what === 'rename') return rename(state, by, keyDigest, `New ${by}`, now);
  return close(state, maker, !ledger.isClosed, now);
}

it('10,000 joins, guesses, leaves, removals and renames, in any order, repeated and lost, leave the grid they add up to', () => {
  let done = 0;
  fc.assert(
    fc.property(fc.array(deed, { minLength: 500, maxLength: 500 }), (deeds) => {
      let state = empty();
      const ledger: Ledger = { people: new Map(), gone: new Set(), guesses: new Map(), isClosed: false };
      for (const [now, one] of deeds.entries()) {
        done++;
        for (let time = 0; time < (one.isRepeated ? 2 : 1); time++) {
          // the second time comes with what the first has changed
          const isClosing = one.do === 'close' && time === 1;
          if (one.isLost || isClosing) continue;
          const before = state;
          try {
            state = apply(before, one, ledger, now);
          } catch (error) {
            expect(isErrorCode((error as { code: unknown }).code)).toBe(true);
            expect(state).toBe(before);
          }
          note(ledger, one);
        }
        const [is, shouldBe] = [seen(state), gridFrom(ledger)];
        // this often, the matcher is too slow
        if (JSON.stringify(is) !== JSON.stringify(shouldBe)) expect(is).toEqual(shouldBe);
      }
    }),
    { numRuns: 20 },
  );
  expect(done).toBe(10_000);
});

it('answers are shown to those who have guessed them, and only the first guess counts', () => {
  const people = withPeople(3);
  const { state, verdict } = guessing(people, 'p0', 'p1', [1, 1, 0, 1, 0]);
  expect(verdict).toEqual({ right: 3, answers: all(1) });
  expect(guessing(state, 'p0', 'p1', all(1))).toEqual({ state, verdict });
  expect(toGuess(state.circle, 'p0')).toEqual(['p2']);
  expect(codeOf(() => guessing(state, 'p2', 'p1', all(1), 'key-p0'))).toBe('not-found');
  expect(codeOf(() => guessing(state, 'p2', 'p2', all(1)))).toBe('invalid-input');
  expect(codeOf(() => guessing(state, 'p2', 'nobody', all(1)))).toBe('not-found');
  for (const wrong of [[0, 0, 0, 0], [0, 0, 0, 0, 4], all(0.5)])
    expect(codeOf(() => guessing(state, 'p2', 'p1', wrong))).toBe('invalid-input');
  const left = leave(state, 'p1', 'key-p1', 9);
  expect(left.circle.guesses).toEqual({ p0: {} });
  expect(JSON.stringify(left.secrets.members)).not.toContain('key-p1');
  expect(guessing(left, 'p2', 'p1', all(1))).toEqual({ state: left, verdict: null });
  expect(guessing(left, 'p1', 'p2', all(1))).toEqual({ state: left, verdict: null });
});

it('a circle holds twelve people at a time and a hundred in all, admits nobody while closed, and no id twice', () => {
  const full = withPeople(CIRCLE_MEMBERS_MAX);
  const thirteenth = { id: 'late', name: 'Late', answers: all(0), keyDigest: 'key-late' };
  expect(codeOf(() => join(full, thirteenth, 1))).toBe('circle-full');
  const again = { id: 'p0', name: 'Other', answers: all(3), keyDigest: 'key-p0' };
  expect(join(full, again, 1)).toBe(full);
  expect(codeOf(() => join(full, { ...again, keyDigest: 'key-p1' }, 1))).toBe('conflict');
  const closed = close(leave(full, 'p0', 'maker', 2), 'maker', true, 2);
  expect(codeOf(() => join(closed, thirteenth, 3))).toBe('circle-closed');
  expect(join(closed, again, 3)).toBe(closed);
  expect(codeOf(() => close(closed, 'key-p1', false, 3))).toBe('not-found');
  let state = close(closed, 'maker', false, 3);
  let joined = CIRCLE_MEMBERS_MAX;
  for (; joined < CIRCLE_JOINS_MAX; joined++) {
    const id = `next-${joined}`;
    state = leave(join(state, { ...thirteenth, id, keyDigest: id }, joined), id, id, joined);
  }
  expect(codeOf(() => join(state, thirteenth, 1))).toBe('circle-full');
});

it('titles are awarded only when the grid tells members apart', () => {
  let { state } = guessing(withPeople(3), 'p0', 'p1', all(1));
  expect(titlesOf(state.circle)).toEqual({ openBook: null, mystery: null, mindReader: null, pair: null });
  const guesses: [string, string, number[]][] = [
    ['p2', 'p1', [1, 1, 1, 1, 0]],
    ['p1', 'p0', [0, 0, 0, 0, 1]],
    ['p2', 'p0', [0, 3, 3, 3, 3]],
    ['p0', 'p2', [2, 2, 2, 0, 0]],
  ];
  for (const [by, about, given] of guesses) ({ state } = guessing(state, by, about, given));
  expect(isComplete(state.circle)).toBe(false);
  ({ state } = guessing(state, 'p1', 'p2', all(0)));
  expect(isComplete(state.circle)).toBe(true);
  expect(titlesOf(state.circle)).toEqual({ openBook: 'p1', mystery: 'p2', mindReader: 'p0', pair: ['p0', 'p1'] });
});
