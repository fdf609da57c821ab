import { randomUUID } from 'node:crypto';
import type { CallableName } from '@domain/api.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { GUEST_QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { Switch } from '@domain/switches/switches.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect } from 'vitest';
import { writeAs } from './browser-write.ts';
import { type Case, decideAs, reported } from './deciding.ts';
import { storedWhen } from './documents.ts';
import { answersTo, messageTo, savedAs } from './inputs.ts';
import { type OperatorPerson, weakTokenOf } from './operators.ts';
import { makeCreator, makeGuest, type Person } from './people.ts';
import { call, called, fetchOverRest, post, someAddress } from './requests.ts';
import { until } from './until.ts';

/*
 * People and what they made, beside the real backend: each deed is done there, noted here, and its answer is foretold by
 * what was noted. What no deed foretells as refused must be taken: nobody innocent is refused.
 */

export interface Somebody extends Person {
  username: string;
  /** A guest's, by which an account takes them over. */
  pass: string | null;
  isSuspended: boolean;
  movedTo: Somebody | null;
  /** Networks. */
  blocked: Set<string>;
  hiddenWords: string[];
}

type Draft = ReturnType<typeof makeDraft<'know-me'>>;

/** Some questions, which several quizzes may ask. */
interface Asked {
  word: string;
  /** The quizzes that asked them when they were removed: nobody may ask them anew. */
  removed: Set<Quiz>;
}

export interface Quiz {
  quizId: string;
  owner: Somebody;
  /** What only its title says. */
  mark: string;
  asked: Asked;
  draft: Draft;
  revision: number;
  isDeleted: boolean;
  removal: { case: Case; asked: Asked; isUndone: boolean } | null;
  /** The ids of answers that were stored. */
  answers: string[];
}

export interface Circle {
  id: string;
  /** What it was copied from. */
  quiz: Quiz;
  removal: { case: Case; isUndone: boolean } | null;
}

export interface World {
  operator: OperatorPerson;
  networks: readonly string[];
  people: Somebody[];
  quizzes: Quiz[];
  circles: Circle[];
  messages: { id: string; to: Somebody; network: string }[];
  /** The paths of what somebody sent who is blocked, or that has a hidden word. */
  stopped: string[];
}

/** Letters alone, of which nothing else is made. */
const someWord = () => randomUUID().replace(/[-\d]/g, (sign) => 'ghijklmnopq'.charAt(Number(sign) || 10));

export const isThere = ({ movedTo }: Somebody) => movedTo === null;
const isGuest = ({ pass }: Somebody) => pass !== null;
const isRemoved = ({ removal }: Pick<Circle | Quiz, 'removal'>) => removal !== null && !removal.isUndone;
export const isShown = (quiz: Quiz) => !quiz.isDeleted && !isRemoved(quiz) && !quiz.owner.isSuspended;
export const isOpen = (circle: Circle) => !isRemoved(circle) && !isRemoved(circle.quiz);

/** No deed needs it. */
export const SWITCH: Switch = 'pictures';

const known = (person: Person & { profile: { username: string } }, pass: string | null): Somebody => {
  const { username } = person.profile;
  return { ...person, username, pass, isSuspended: false, movedTo: null, blocked: new Set(), hiddenWords: [] };
};
const newGuest = async () => {
  const guest = await makeGuest();
  return known(guest, guest.pass);
};

/** Two creators and two guests, each with a quiz, a circle that was copied from it, and a message from everywhere. */
export async function makeWorld(operator: OperatorPerson): Promise<World> {
  const networks = [1, 2, 3].map(() => someAddress());
  const people = await Promise.all([
    ...[1, 2].map(async () => known(await makeCreator(), null)),
    ...[1, 2].map(() => newGuest()),
  ]);
  const world: World = { operator, networks, people, quizzes: [], circles: [], messages: [], stopped: [] };
  for (const person of people) {
    await publish(world, person, newlyAsked());
    for (const network of networks) await tell(world, person, network);
  }
  for (const quiz of world.quizzes) await copyToCircle(world, quiz);
  return world;
}

const newlyAsked = (): Asked => ({ word: someWord(), removed: new Set() });

/** Returns a draft; `respelled`, its questions say the same in other signs. */
function draftOf({ word }: Asked, mark: string, respelled = false): Draft {
  const spell = (text: string) => (respelled ? `${text.toUpperCase()} !7\u{1F525}` : text);
  const questions = ['eins', 'zwei', 'drei'].map((each, at) => ({
    id: `q${at + 1}`,
    question: spell(`${word} ${each}`),
    options: ['Lena', 'Noa', 'Sam', 'Kim'].map(spell),
    correctAnswer: at,
  }));
  return makeDraft('know-me', { title: mark, questions });
}

/** Calls a function, and expects what is foretold: a refusal's code; undefined for none. */
async function expectOf<Name extends CallableName>(
  name: Name,
  data: unknown,
  { token }: { token: string },
  code: string | undefined,
) {
  const { body } = await call(name, data, token);
  expect([name, body.error?.details?.code], JSON.stringify(body.error)).toEqual([name, code]);
  return body.result;
}

/** Foretells what a save is refused with, for whom nothing was found: the limits are those of ADR 156 and 188. */
function refusalOf({ quizzes }: World, person: Somebody, asked: Asked, own?: Quiz): string | undefined {
  if (person.isSuspended) return 'suspended';
  if (!isThere(person)) return 'gone';
  if (own && isRemoved(own)) return 'forbidden';
  const count = quizzes.filter(({ owner, isDeleted }) => owner === person && !isDeleted).length;
  if (!own && isGuest(person) && count >= GUEST_QUIZZES_MAX) return 'limit-reached';
  return asked.removed.size > 0 && own?.asked !== asked ? 'forbidden' : undefined;
}

async function publish(world: World, owner: Somebody, asked: Asked, respelled = false) {
  const mark = someWord();
  const draft = draftOf(asked, mark, respelled);
  const saved = await expectOf('saveQuiz', savedAs(draft), owner, refusalOf(world, owner, asked));
  if (!saved) return;
  const { quizId } = saved;
  world.quizzes.push({ quizId, owner, mark, asked, draft, revision: 1, isDeleted: false, removal: null, answers: [] });
}

/** Plays a quiz. Somebody who is blocked is answered as anybody, and nothing is stored. */
export async function play({ stopped }: World, quiz: Quiz, network: string): Promise<void> {
  const { quizId, revision, owner, draft } = quiz;
  const answers = draft.questions.map(({ id, options: [given = ''] }) => ({ questionId: id, given }));
  const input = answersTo(quizId, { revision, answers });
  const { status } = await post('responses', input, network);
  expect(['play', status]).toEqual(['play', isShown(quiz) ? 200 : 404]);
  if (status !== 200) return;
  const path = paths.response(input.id);
  if (owner.blocked.has(network)) return void stopped.push(path);
  await storedWhen(path, (found) => found !== undefined);
  quiz.answers.push(input.id);
}

export async function tell(world: World, to: Somebody, network: string, saysHidden = false): Promise<void> {
  const word = saysHidden ? to.hiddenWords.at(-1) : undefined;
  const input = messageTo(to.uid, { message: `Hello ${word ?? ''}` });
  const { status } = await post('messages', input, network);
  expect(['message', status]).toEqual(['message', to.isSuspended ? 404 : 200]);
  if (status !== 200) return;
  const path = paths.message(input.id);
  if (to.blocked.has(network) || word !== undefined) return void world.stopped.push(path);
  await storedWhen(path, (found) => found !== undefined);
  world.messages.push({ id: input.id, to, network });
}

async function copyToCircle({ circles }: World, quiz: Quiz): Promise<void> {
  const input = makeCircleInput({ id: randomUUID(), asked: { quizId: quiz.quizId } });
  const { status } = await post('circles', input);
  expect(['circle', status]).toEqual(['circle', isShown(quiz) ? 200 : 400]);
  if (status === 200) circles.push({ id: input.id, quiz, removal: null });
}

/** Reads a circle as its link does, once it is what is foretold: it follows its quiz within a moment. */
export const readCircle = (circle: Circle) =>
  until(
    () => fetchOverRest(paths.circle(circle.id)),
    ({ status }) => status === (isOpen(circle) ? 200 : 403),
  );

/** Decides as the operator; each time with another note, as the same decision counts once. */
const decide = (world: World, on: Case, action: 'remove' | 'suspend' | 'put-back') => {
  const note = `As agreed ${randomUUID()}`;
  if (action === 'put-back') return called('decide', { ...on, action, note }, world.operator.token);
  return decideAs(world.operator, on, { action, note, ...(action === 'suspend' && { days: null }) });
};
const putBack = async (world: World, removal: { case: Case; isUndone: boolean }) => {
  await decide(world, removal.case, 'put-back');
  removal.isUndone = true;
};

/** Takes one of some; undefined of none. */
export type Choose = <T>(all: readonly T[]) => T | undefined;

const there = ({ people }: World) => people.filter(isThere);

/** Each does something, if there is anybody or anything to do it to. */
export const DEEDS = {
  arrive: async (world) => {
    world.people.push(await newGuest());
  },
  publish: async (world, pick) => {
    const person = pick(world.people);
    if (person) await publish(world, person, newlyAsked());
  },
  copy: async (world, pick) => {
    const [person, quiz, respelled] = [pick(world.people), pick(world.quizzes), pick([true, false])];
    if (person && quiz) await publish(world, person, quiz.asked, respelled);
  },
  /** To ask the same, or what another asks. */
  edit: async (world, pick) => {
    const [quiz, other] = [pick(world.quizzes.filter(({ isDeleted }) => !isDeleted)), pick(world.quizzes)];
    const asked = pick([quiz?.asked, other?.asked]);
    if (!quiz || !asked) return;
    const { quizId, owner, mark, revision } = quiz;
    const draft = draftOf(asked, mark);
    const refusal = refusalOf(world, owner, asked, quiz);
    const saved = await expectOf('saveQuiz', savedAs(draft, quizId, revision), owner, refusal);
    if (saved) Object.assign(quiz, { asked, draft, revision: saved.revision });
  },
  discard: async ({ quizzes }, pick) => {
    const quiz = pick(quizzes.filter(({ isDeleted }) => !isDeleted));
    if (!quiz) return;
    await writeAs(quiz.owner, { path: paths.quiz(quiz.quizId), deleted: true });
    quiz.isDeleted = true;
  },
  play: async (world, pick) => {
    const [quiz, network] = [pick(world.quizzes), pick(world.networks)];
    if (quiz && network) await play(world, quiz, network);
  },
  tell: async (world, pick) => {
    const [to, network, saysHidden] = [pick(there(world)), pick(world.networks), pick([true, false])];
    if (to && network) await tell(world, to, network, saysHidden);
  },
  block: async (world, pick) => {
    const message = pick(world.messages);
    if (!message) return;
    const { id, to, network } = message;
    const done = await expectOf('blockSender', { messageId: id }, to, to.isSuspended ? 'suspended' : undefined);
    if (!done) return;
    expect(done.outcome).toBe('blocked');
    to.blocked.add(network);
  },
  unblock: async (world, pick) => {
    const person = pick(there(world));
    if (!person) return;
    const done = await expectOf('unblockSenders', {}, person, person.isSuspended ? 'suspended' : undefined);
    if (done) person.blocked.clear();
  },
  hideWord: async (world, pick) => {
    const person = pick(there(world));
    if (!person) return;
    person.hiddenWords = [someWord()];
    await writeAs(person, { path: paths.account(person.uid), fields: { hiddenWords: person.hiddenWords } });
  },
  takeOver: async (world, pick) => {
    const [guest, to] = [pick(there(world).filter(isGuest)), pick(world.people.filter((one) => !isGuest(one)))];
    if (!guest || !to) return;
    const refusal = to.isSuspended ? 'suspended' : guest.isSuspended ? 'not-found' : undefined;
    if (!(await expectOf('takeOverGuest', { pass: guest.pass }, to, refusal))) return;
    guest.movedTo = to;
    for (const network of guest.blocked) to.blocked.add(network);
    to.hiddenWords.push(...guest.hiddenWords);
    for (const quiz of world.quizzes) if (quiz.owner === guest) quiz.owner = to;
    for (const message of world.messages) if (message.to === guest) message.to = to;
  },
  suspend: async (world, pick) => {
    const person = pick(there(world).filter(({ isSuspended }) => !isSuspended));
    if (!person) return;
    await decide(world, await reported({ kind: 'profile', uid: person.uid }), 'suspend');
    person.isSuspended = true;
  },
  lift: async (world, pick) => {
    const person = pick(there(world).filter(({ isSuspended }) => isSuspended));
    if (!person) return;
    await called('liftSuspension', { uid: person.uid, note: 'Sorry' }, world.operator.token);
    person.isSuspended = false;
  },
  /** Once for each: one that was put back isn't removed for the same again. */
  remove: async (world, pick) => {
    const quiz = pick(world.quizzes.filter((one) => !one.isDeleted && one.removal === null));
    if (!quiz) return;
    const found = await reported({ kind: 'quiz', quizId: quiz.quizId });
    await decide(world, found, 'remove');
    quiz.removal = { case: found, asked: quiz.asked, isUndone: false };
    quiz.asked.removed.add(quiz);
  },
  putBack: async (world, pick) => {
    const quiz = pick(world.quizzes.filter((one) => !one.isDeleted && isRemoved(one)));
    if (!quiz?.removal) return;
    await putBack(world, quiz.removal);
    quiz.removal.asked.removed.delete(quiz);
  },
  makeCircle: async (world, pick) => {
    const quiz = pick(world.quizzes);
    if (quiz) await copyToCircle(world, quiz);
  },
  join: async ({ circles, networks }, pick) => {
    const [circle, network] = [pick(circles), pick(networks)];
    if (!circle || !network) return;
    await readCircle(circle);
    const { status } = await post('circle-members', makeMemberInput(circle.id, { answers: [0, 0, 0] }), network);
    expect(['join', status]).toEqual(['join', isOpen(circle) ? 200 : 404]);
  },
  removeCircle: async (world, pick) => {
    const circle = pick(world.circles.filter((one) => isOpen(one) && one.removal === null));
    if (!circle) return;
    const found = await reported({ kind: 'circle', circleId: circle.id });
    await decide(world, found, 'remove');
    circle.removal = { case: found, isUndone: false };
  },
  putCircleBack: async (world, pick) => {
    const circle = pick(world.circles.filter(isRemoved));
    if (circle?.removal) await putBack(world, circle.removal);
  },
  /** By everybody but operators, and by one without a second factor, in every way there is. */
  throwSwitch: async ({ operator, people }, pick) => {
    const person = pick([...people, { ...operator, token: weakTokenOf(operator) }]);
    if (!person) return;
    await expectOf('flipSwitch', { switch: SWITCH, isOff: true }, person, 'not-found');
    for (const path of [paths.switches, closedPaths.switchedOff(SWITCH)])
      for (const write of [{ whole: { isOff: true } }, { deleted: true } as const])
        await expect(writeAs(person, { path, ...write })).rejects.toThrow('403');
  },
} satisfies Record<string, (world: World, pick: Choose) => Promise<void>>;
export type Deed = keyof typeof DEEDS;
