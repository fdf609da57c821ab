import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import type { Switch } from '@domain/switches/switches.ts';
import { makeMemberInput } from '@domain/testing/make-circle.ts';
import { expect } from 'vitest';
import { writeAs } from './browser-write.ts';
import { type Case, decideAs, reported } from './deciding.ts';
import {
  copyToCircle,
  draftOf,
  expectOf,
  isGuest,
  isOpen,
  isRemoved,
  isThere,
  newGuest,
  newlyAsked,
  play,
  publish,
  readCircle,
  refusalOf,
  someWord,
  tell,
  type World,
} from './guarded-world.ts';
import { savedAs } from './inputs.ts';
import { weakTokenOf } from './operators.ts';
import { called, post } from './requests.ts';

/** No deed needs it. */
export const SWITCH: Switch = 'pictures';

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
  /** Tried by everybody but operators, and by an operator without a second factor. Erased people get 401. */
  throwSwitch: async ({ operator, people }, pick) => {
    const person = pick([...people, { ...operator, token: weakTokenOf(operator) }]);
    if (!person) return;
    await expectOf('flipSwitch', { switch: SWITCH, isOff: true }, person, 'not-found');
    for (const path of [paths.switches, closedPaths.switchedOff(SWITCH)])
      for (const write of [{ whole: { isOff: true } }, { deleted: true } as const])
        await expect(writeAs(person, { path, ...write })).rejects.toThrow(/: 40[13] /);
  },
} satisfies Record<string, (world: World, pick: Choose) => Promise<void>>;
export type Deed = keyof typeof DEEDS;
